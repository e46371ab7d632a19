import { launch } from 'puppeteer-core';
import type { Browser, JSHandle } from 'puppeteer-core';

import { reportViolations } from '../browser/report-violations.js';
import { windowSize } from './browser.ts';
import type { BrowserWindow, FoundElement, OtherBrowser } from './browser.ts';

/** Starts Firefox with WebDriver BiDi. `executablePath`: an unmodified Firefox. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
  });
  return {
    title: await browser.version(),
    newWindow: () => openWindow(browser),
    close: () => browser.close(),
  };
}

async function openWindow(browser: Browser): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext();
  // A background tab does not render, and the protocol would wait forever to scroll in it.
  const page = await context.newPage({ type: 'window' });
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    errors.push(error instanceof Error ? error.message : String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  await page.evaluateOnNewDocument(reportViolations);

  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => toElement(await page.evaluateHandle(expression)),
    async takeScreenshot(file) {
      await page.screenshot({ path: file });
    },
    pageErrors: () => errors,
  };
}

function toElement(handle: JSHandle): FoundElement | null {
  const element = handle.asElement();
  return element && { click: () => element.click(), type: (text) => element.type(text) };
}

import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';

import { freePort } from '@marquee/local/network/free-port';
import { untilReady } from '@marquee/local/network/until-ready';
import type { Children } from '@marquee/local/processes/children';
import { Builder, WebElement } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';

import { windowSize } from './browser.ts';
import type { BrowserWindow, FoundElement, OtherBrowser } from './browser.ts';

export type WebkitPrograms = { webDriver: string; xvfb: string };

/** Starts WebKitGTK's MiniBrowser with WebDriver on a virtual display, because MiniBrowser has no headless mode. */
export async function startWebkit(programs: WebkitPrograms, children: Children): Promise<OtherBrowser> {
  const display = await startDisplay(programs, children);
  const drivers: WebDriver[] = [];
  const newDriver = async (): Promise<WebDriver> => {
    const driver = await startDriver(programs, { children, display });
    drivers.push(driver);
    return driver;
  };
  const first = await newDriver();
  const capabilities = await first.getCapabilities();
  const title = `${capabilities.getBrowserName() ?? ''} ${capabilities.getBrowserVersion() ?? ''}`;
  const unused = [first];

  return {
    title,
    newWindow: async () => windowOf(unused.pop() ?? (await newDriver())),
    async close() {
      await Promise.all(drivers.map((driver) => driver.quit()));
    },
  };
}

/** Starts Xvfb. Resolves to the display's name, such as `:99`, whose number Xvfb picks and prints. */
async function startDisplay({ xvfb }: WebkitPrograms, children: Children): Promise<string> {
  const { width, height } = windowSize;
  const child = children.start({
    role: 'display',
    command: xvfb,
    args: ['-displayfd', '1', '-screen', '0', `${width}x${height + 200}x24`, '-nolisten', 'tcp'],
    graceMs: 2_000,
    options: { stdio: ['ignore', 'pipe', 'ignore'] },
  });
  if (child.stdout === null) {
    throw new Error('Xvfb has no output to print its display to.');
  }
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return `:${line.toString('utf8').trim()}`;
}

type DriverContext = { children: Children; display: string };

/** One driver per session, so that windows share nothing with those of other sessions. */
async function startDriver(
  { webDriver }: WebkitPrograms,
  { children, display }: DriverContext,
): Promise<WebDriver> {
  const port = await freePort();
  const child = children.start({
    role: 'WebKitWebDriver',
    command: webDriver,
    args: ['--host=127.0.0.1', `--port=${port}`],
    graceMs: 2_000,
    group: true,
    options: { stdio: 'ignore', env: { ...process.env, ...environment, DISPLAY: display } },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady({ name: 'WebKitWebDriver', url: `${url}/status`, child, seconds: 30 });
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {} })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  return driver;
}

/** For a machine without a graphics card and a desktop. */
const environment = { GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };

function windowOf(driver: WebDriver): BrowserWindow {
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    find: async (expression) => toElement(driver, await driver.executeScript(`return ${expression}`)),
    async takeScreenshot(file) {
      await writeFile(file, await driver.takeScreenshot(), 'base64');
    },
    pageErrors: () => null,
  };
}

function toElement(driver: WebDriver, found: unknown): FoundElement | null {
  if (!(found instanceof WebElement)) {
    return null;
  }
  return {
    async click() {
      try {
        await found.click();
      } catch (error) {
        // The driver does not scroll every element into view. The next attempt finds the element in view.
        await driver.executeScript(
          'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
          found,
        );
        throw error;
      }
    },
    type: (text) => found.sendKeys(text),
  };
}

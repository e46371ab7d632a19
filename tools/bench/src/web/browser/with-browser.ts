import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

/** Flags that disable the browser's own network traffic and first-run pages, QUIC, the sandbox and the GPU. */
export const quietBrowser = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** Runs `act` with a new browser, and closes the browser when `act` ends, even with an error. */
export async function withBrowser<Result>(
  executablePath: string,
  act: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: quietBrowser });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

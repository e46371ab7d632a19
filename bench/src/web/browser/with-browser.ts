import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

/** Nothing of its own goes over the network while a page is measured. */
export const quietBrowser = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];

/** A browser of its own, closed when `act` has ended, however it ended. */
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

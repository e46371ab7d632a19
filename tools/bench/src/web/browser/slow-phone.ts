import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Lighthouse's mid-range phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const satisfies BrowserContextOptions;

const bytesPerMegabit = 1_000_000 / 8;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * bytesPerMegabit,
  uploadThroughput: 0.75 * bytesPerMegabit,
};
const timesSlower = 4;

/** The description of this phone in the targets of the gates. */
export const slowPhone = 'slow 4G (150 ms, 1.6 Mbit/s), CPU 4×';

/** Runs `act` with a page of an emulated phone, in a new profile in which nothing is stored. */
export async function onFreshPhone<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}

/** Slows down the processor only. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}

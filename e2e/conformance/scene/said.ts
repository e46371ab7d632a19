import type { Page } from '@playwright/test';

import { toast } from '../../fixtures/toast.ts';
import { expect } from './test.ts';

/** Waits for the one toast, with both its title and its text. */
export async function expectSaid(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page, title)).toBeVisible();
  await expect(toast(page, text)).toBeVisible();
}

/** Milliseconds. Smaller ones would not add up to the 300 that React keeps a skeleton before it shows the page behind it. */
const step = 10;

/** Lets a paused clock go on until the toast is there; when this resolves it has been there for at most ten milliseconds. */
export async function untilSaid(page: Page, words: string): Promise<void> {
  const look = async () => {
    await page.clock.runFor(step);
    return toast(page, words).count();
  };
  await expect.poll(look, { intervals: [50] }).toBe(1);
}

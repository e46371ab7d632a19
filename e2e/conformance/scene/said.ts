import type { Page } from '@playwright/test';

import { toast } from '../../fixtures/toast.ts';
import { expect } from './test.ts';

/** Waits for the only toast and asserts its title and text. */
export async function expectSaid(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page, title)).toBeVisible();
  await expect(toast(page, text)).toBeVisible();
}

/** Milliseconds. Smaller steps would not add up to the 300 ms for which React keeps a skeleton before it shows the page. */
const step = 10;

/** Advances a paused clock until the toast appears. When this resolves, the toast has been visible for at most ten milliseconds. */
export async function untilSaid(page: Page, words: string): Promise<void> {
  const look = async () => {
    await page.clock.runFor(step);
    return toast(page, words).count();
  };
  await expect.poll(look, { intervals: [50] }).toBe(1);
}

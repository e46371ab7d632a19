import type { Page } from '@playwright/test';

import { toast } from '../../fixtures/toast.ts';
import { expect } from './test.ts';

/** Waits for the one toast, with both its title and its text. */
export async function expectSaid(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page, title)).toBeVisible();
  await expect(toast(page, text)).toBeVisible();
}

/** Lets a paused clock go on by milliseconds until the toast is there, which needs one or two. */
export async function untilSaid(page: Page, words: string): Promise<void> {
  const look = async () => {
    await page.clock.runFor(1);
    return toast(page, words).count();
  };
  await expect.poll(look, { intervals: [50] }).toBe(1);
}

import type { Page } from '@playwright/test';

import { toast } from '../../fixtures/toast.ts';
import { expect } from './test.ts';

/** Waits for the one toast, with both its title and its text. */
export async function expectSaid(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page, title)).toBeVisible();
  await expect(toast(page, text)).toBeVisible();
}

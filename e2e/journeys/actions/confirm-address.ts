import type { Page } from '@playwright/test';

import { waitForEmailLink } from '../../fixtures/emails.ts';
import { expect } from '../../fixtures/test.ts';

/** Opens the link that the product emails after a sign-up, and confirms the email address. */
export async function confirmAddress(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto(await waitForEmailLink(page, email, 'Please confirm your email address'));
  await page.getByRole('button', { name: 'Confirm Email', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your email address is confirmed', exact: true }),
  ).toBeVisible();
}

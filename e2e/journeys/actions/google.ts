import type { Page } from '@playwright/test';

import { expect } from '../../fixtures/test.ts';

type GoogleAccount = { email: string; isVerified?: boolean };

/** Goes from the sign-in page to Google, which is an emulator here, and back. */
export async function signInWithGoogle(
  page: Page,
  { email, isVerified = true }: GoogleAccount,
): Promise<void> {
  await goToGoogle(page);
  const otherAccountForm = page.locator('form').filter({ has: page.getByLabel('Email', { exact: true }) });
  await otherAccountForm.getByLabel('Email', { exact: true }).fill(email);
  await otherAccountForm.getByLabel('Google has verified this address').setChecked(isVerified);
  await otherAccountForm.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function goToGoogle(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

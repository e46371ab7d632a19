import type { Locator, Page } from '@playwright/test';

import { fill } from './fill.ts';

export function signInForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Sign In' });
}

function resetForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Reset your password' });
}

export async function signInBy(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await fill(signInForm(page), { Email: email, Password: password });
  await signInForm(page).getByRole('button', { name: 'Sign In' }).click();
}

export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await resetForm(page).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

import type { Page } from '@playwright/test';

type Account = { email: string; password: string };

/** Signs in with the form, like a person. */
export async function signInByForm(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In', exact: true });
  await page.goto('/auth');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

import type { Page } from '@playwright/test';

import { expect } from '../../fixtures/test.ts';
import { toast } from '../../fixtures/toast.ts';
import type { aClient, aProvider } from '../../fixtures/people.ts';

export async function signUpAsClient(page: Page, client: ReturnType<typeof aClient>): Promise<void> {
  const form = page.getByRole('form', { name: 'Create a client account' });
  await page.goto('/auth');
  await form.getByLabel('First Name').fill(client.firstName);
  await form.getByLabel('Last Name').fill(client.lastName);
  await form.getByLabel('Email').fill(client.email);
  await form.getByLabel('Phone').fill(client.phone);
  await form.getByLabel('Password', { exact: true }).fill(client.password);
  await form.getByLabel('Confirm Password').fill(client.password);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page, 'Client Account Created')).toBeVisible();
}

export async function signUpAsProvider(page: Page, provider: ReturnType<typeof aProvider>): Promise<void> {
  const form = page.getByRole('form', { name: 'Create a provider account' });
  await page.goto('/auth');
  await page.getByRole('tab', { name: "I'm a Provider" }).click();
  await form.getByLabel('Business Name').fill(provider.businessName);
  await form.getByLabel('Email').fill(provider.email);
  await form.getByLabel('Phone').fill(provider.phone);
  await form.getByLabel('Password', { exact: true }).fill(provider.password);
  await form.getByLabel('Confirm Password').fill(provider.password);
  await form.getByText('DJ Services').click();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page, 'Provider Account Created')).toBeVisible();
}

import type { Locator, Page } from '@playwright/test';

import { aClient, aProvider, clientFields } from '../../fixtures/people.ts';
import { fill } from './fill.ts';

/** Opens the client's form on the sign-in page. */
export async function clientSignUp(page: Page): Promise<Locator> {
  await page.goto('/auth');
  return page.getByRole('form', { name: 'Create a client account' });
}

export async function providerSignUp(page: Page): Promise<Locator> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: "I'm a Provider" }).click();
  return page.getByRole('form', { name: 'Create a provider account' });
}

/** Fills the form completely, for a new person by default. */
export async function fillAsClient(form: Locator, client = aClient()): Promise<void> {
  await fill(form, clientFields(client));
}

export async function fillAsProvider(form: Locator, provider = aProvider()): Promise<void> {
  await fill(form, {
    'Business Name': provider.businessName,
    Email: provider.email,
    Password: provider.password,
    'Confirm Password': provider.password,
  });
}

export async function createAccount(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Create Account' }).click();
}

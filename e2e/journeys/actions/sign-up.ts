import type { Page } from '@playwright/test';

import {
  clientSignUp,
  createAccount,
  fillAsClient,
  fillAsProvider,
  providerSignUp,
} from '../../conformance/fixtures/sign-up-forms.ts';
import type { aClient, aProvider } from '../../fixtures/people.ts';
import { expect } from '../../fixtures/test.ts';
import { toast } from '../../fixtures/toast.ts';

export async function signUpAsClient(page: Page, client: ReturnType<typeof aClient>): Promise<void> {
  const form = await clientSignUp(page);
  await fillAsClient(form, client);
  await createAccount(form);
  await expect(toast(page, 'Client Account Created')).toBeVisible();
}

export async function signUpAsProvider(page: Page, provider: ReturnType<typeof aProvider>): Promise<void> {
  const form = await providerSignUp(page);
  await fillAsProvider(form, provider);
  await form.getByLabel('Phone').fill(provider.phone);
  await form.getByText('DJ Services').click();
  await createAccount(form);
  await expect(toast(page, 'Provider Account Created')).toBeVisible();
}

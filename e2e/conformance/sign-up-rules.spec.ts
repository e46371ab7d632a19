import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';

import { aClient } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf, refuse } from './scene/network.ts';
import * as signUp from './scene/sign-up-forms.ts';
import { expect, test } from './scene/test.ts';

test.describe('5 Sign-up', () => {
  test('when the client form is sent empty, then each of its six fields is asked for', async ({ page }) => {
    const calls = callsOf(page, signUpClient);
    const form = await signUp.clientSignUp(page);

    await signUp.createAccount(form);

    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Passwords do not match',
    ]);
    expect(calls).toHaveLength(0);
  });

  test('when the provider form is sent empty, then only its four fields are asked for', async ({ page }) => {
    const calls = callsOf(page, signUpProvider);
    const form = await signUp.providerSignUp(page);

    await signUp.createAccount(form);

    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Business name is required',
      'Email is required',
      'Password is required',
      'Passwords do not match',
    ]);
    expect(calls).toHaveLength(0);
  });

  test('when a provider leaves out what is optional, then the account is created', async ({ page }) => {
    const form = await signUp.providerSignUp(page);
    await signUp.fillAsProvider(form);

    await signUp.createAccount(form);

    await expect(mainHeading(page, 'Northern Lights DJs Dashboard')).toBeVisible();
  });
});

test.describe('8 Signing up', () => {
  test("when a client signs up, then 'Client Account Created', signed in at /", async ({ page }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form);

    await signUp.createAccount(form);

    await expect(toast(page, 'Client Account Created')).toBeVisible();
    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test("when a provider signs up, then 'Provider Account Created', signed in at /provider", async ({
    page,
  }) => {
    const form = await signUp.providerSignUp(page);
    await signUp.fillAsProvider(form);

    await signUp.createAccount(form);

    await expect(toast(page, 'Provider Account Created')).toBeVisible();
    await expect(page).toHaveURL('/provider');
  });

  test("when the server refuses, then 'Signup Failed' with its message, and what was typed stays", async ({
    page,
  }) => {
    await refuse(page, signUpProvider, { status: 503, message: 'Accounts rest for a minute' });
    const form = await signUp.providerSignUp(page);
    await signUp.fillAsProvider(form);

    await signUp.createAccount(form);

    await expect(toast(page, 'Signup Failed')).toBeVisible();
    await expect(toast(page, 'Accounts rest for a minute')).toBeVisible();
    await expect(form.getByLabel('Business Name')).toHaveValue('Northern Lights DJs');
  });

  test('when the e-mail has an account, in whatever case, then that is said', async ({ page, provider }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form, { ...aClient(), email: provider.account.email.toUpperCase() });

    await signUp.createAccount(form);

    await expect(toast(page, 'Signup Failed')).toBeVisible();
    await expect(toast(page, 'An account with this e-mail already exists')).toBeVisible();
  });
});

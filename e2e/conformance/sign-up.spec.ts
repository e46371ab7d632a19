import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { providerServiceTypes } from '@marquee/contracts/event-options';

import { aClient, aProvider, password } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { callsOf, holdBack } from './scene/network.ts';
import * as signUp from './scene/sign-up-forms.ts';
import { expect, test } from './scene/test.ts';

test.describe('2 Auth: create-account card', () => {
  test("when its tabs are looked at, then 'I'm a Client' and 'I'm a Provider'", async ({ page }) => {
    await page.goto('/auth');

    await expect(page.getByRole('tab')).toHaveText(["I'm a Client", "I'm a Provider"]);
  });

  test('when the tab is changed and changed back, then what was typed is still there', async ({ page }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form, { ...aClient(), lastName: 'Valentine' });

    await page.getByRole('tab', { name: "I'm a Provider" }).click();
    await expect(page.getByLabel('Business Name')).toBeVisible();
    await page.getByRole('tab', { name: "I'm a Client" }).click();

    await expect(form.getByLabel('Last Name')).toHaveValue('Valentine');
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);
  });

  test('when a provider signs up, then these service types can be ticked', async ({ page }) => {
    const form = await signUp.providerSignUp(page);

    await expect(form.getByRole('group', { name: 'Service Types' }).locator('label')).toHaveText([
      'DJ Services',
      'Photography',
      'Videography',
      'Catering',
      'Event Planning',
      'Lighting',
      'Sound Equipment',
      'Entertainment',
      'Decorations',
      'Other',
    ]);
  });

  test("when an account is being created, then 'Creating Account...' and the button waits", async ({
    page,
  }) => {
    const letGo = await holdBack(page, signUpClient);
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form);

    await signUp.createAccount(form);

    await expect(form.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    letGo();
    await expect(toast(page, 'Client Account Created')).toBeVisible();
  });
});

test.describe('3 Sign-up', () => {
  test('when a client signs up, then these fields are sent', async ({ page }) => {
    const client = aClient();
    const calls = callsOf(page, signUpClient);
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form, client);

    await signUp.createAccount(form);

    await expect(toast(page, 'Client Account Created')).toBeVisible();
    expect(calls[0]?.postDataJSON()).toEqual({ ...client, confirmPassword: password });
  });

  test('when a provider signs up, then these fields are sent, the password once', async ({ page }) => {
    const provider = aProvider();
    const calls = callsOf(page, signUpProvider);
    const form = await signUp.providerSignUp(page);
    await signUp.fillAsProvider(form, provider);
    await form.getByLabel('Phone').fill(provider.phone);
    await form.getByLabel('Description').fill('Three generations of vinyl');
    await form.getByText('DJ Services').click();

    await signUp.createAccount(form);

    await expect(toast(page, 'Provider Account Created')).toBeVisible();
    expect(calls[0]?.postDataJSON()).toEqual({
      ...provider,
      description: 'Three generations of vinyl',
      serviceTypes: [providerServiceTypes[0]],
    });
  });
});

import { signUpClient } from '@marquee/contracts/account-operations';

import { aClient } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { callsOf } from './scene/network.ts';
import * as signUp from './scene/sign-up-forms.ts';
import { expect, test } from './scene/test.ts';

const weak = [
  ['at least 8 characters', 'Abcde1!'],
  ['one uppercase letter', 'abcdefg1!'],
  ['one lowercase letter', 'ABCDEFG1!'],
  ['one number', 'Abcdefgh!'],
  ['one special character', 'Abcdefgh1'],
] as const;

test.describe('5 Password on signup', () => {
  for (const [missing, password] of weak) {
    test(`when it is without ${missing}, then it says so`, async ({ page }) => {
      const form = await signUp.clientSignUp(page);

      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByLabel('Confirm Password').focus();

      await expect(form.getByText(`Password must contain: ${missing}`, { exact: true })).toBeVisible();
    });
  }

  test('when it breaks several rules, then one message names them all', async ({ page }) => {
    const form = await signUp.providerSignUp(page);
    await signUp.fillAsProvider(form, aProviderWith('abc'));

    await signUp.createAccount(form);

    await expect(form.getByRole('alert')).toContainText(
      'Password must contain: at least 8 characters, one uppercase letter, one number, one special character',
    );
  });

  test("when the confirmation differs, then 'Passwords do not match'", async ({ page }) => {
    const calls = callsOf(page, signUpClient);
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form);
    await form.getByLabel('Confirm Password').fill('Another-one-7!');

    await signUp.createAccount(form);

    await expect(form.getByRole('alert')).toContainText('Passwords do not match');
    expect(calls).toHaveLength(0);
  });

  test('when it is one of the most common, then another one is asked for', async ({ page }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form, { ...aClient(), password: 'Password1!' });

    await signUp.createAccount(form);

    await expect(toast(page, 'Signup Failed')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('This password is too common');
  });
});

test.describe('9 Password', () => {
  test('when it has 8 characters and keeps the other rules, then it is taken', async ({ page }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form, { ...aClient(), password: 'Curt-ln7' });

    await signUp.createAccount(form);

    await expect(toast(page, 'Client Account Created')).toBeVisible();
  });
});

function aProviderWith(password: string) {
  return { businessName: 'Northern Lights DJs', email: 'lights@journey.example', phone: '', password };
}

import { aClient } from '../fixtures/people.ts';
import { toast } from '../fixtures/toast.ts';
import { mainHeading } from './fixtures/main-heading.ts';
import * as signUp from './fixtures/sign-up-forms.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('8 Signing up', () => {
  test("when a client signs up, then / opens with 'Client Account Created'", async ({ page }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form);

    await signUp.createAccount(form);

    await expect(toast(page, 'Client Account Created')).toBeVisible();
    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test("when a provider signs up, then 'Provider Account Created' appears, and they are signed in at /provider", async ({
    page,
  }) => {
    const form = await signUp.providerSignUp(page);
    await signUp.fillAsProvider(form);

    await signUp.createAccount(form);

    await expect(toast(page, 'Provider Account Created')).toBeVisible();
    await expect(mainHeading(page, 'Northern Lights DJs Dashboard')).toBeVisible();
    await expect(page).toHaveURL('/provider');
  });

  test('when the email address has an account and is typed in upper case, then a toast says that the account exists', async ({
    page,
    provider,
  }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form, { ...aClient(), email: provider.account.email.toUpperCase() });

    await signUp.createAccount(form);

    await expect(toast(page, 'Signup Failed')).toBeVisible();
    await expect(toast(page, 'An account with this email already exists')).toBeVisible();
  });
});

test.describe('5 Password on signup', () => {
  for (const password of ['Password1!', 'Welcome1!', 'TestPass123!']) {
    test(`when the password is ${password}, which only resembles a common one, then the account is created`, async ({
      page,
    }) => {
      const form = await signUp.clientSignUp(page);
      await signUp.fillAsClient(form, { ...aClient(), password });

      await signUp.createAccount(form);

      await expect(toast(page, 'Client Account Created')).toBeVisible();
    });
  }
});

test.describe('9 Password', () => {
  test('when the password has 8 characters and follows the other rules, then it is accepted', async ({
    page,
  }) => {
    const form = await signUp.clientSignUp(page);
    await signUp.fillAsClient(form, { ...aClient(), password: 'Curt-ln7' });

    await signUp.createAccount(form);

    await expect(toast(page, 'Client Account Created')).toBeVisible();
  });
});

import type { Page } from '@playwright/test';

import { fillLikePasswordManager } from '../browser/password-manager.js';
import { aNewClient } from '../conformance/fixtures/person.ts';
import { signInBy, signInForm } from '../conformance/fixtures/sign-in-forms.ts';
import { expect, test } from '../conformance/fixtures/test.ts';
import { toast } from '../fixtures/toast.ts';

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await expect(signInForm(page)).toBeVisible();
}

test.describe('a password manager', { tag: '@one-service' }, () => {
  for (const event of [undefined, 'input', 'change']) {
    test(`when a password manager fills the sign-in form ${event === undefined ? 'without an event' : `with an event '${event}'`}, then its values are sent`, async ({
      page,
      url,
    }) => {
      const { account } = await aNewClient(url);
      await openSignIn(page);
      const values = { username: account.email, 'current-password': account.password };
      await page.evaluate(fillLikePasswordManager, { values, event });

      await signInForm(page).getByRole('button', { name: 'Sign In' }).click();

      await expect(toast(page, 'Login Successful')).toBeVisible();
    });
  }

  test('when the icons of a password manager are between the fields, then the errors appear, and the visitor can sign in', async ({
    page,
    url,
  }) => {
    const { account } = await aNewClient(url);
    await openSignIn(page);
    await page.evaluate(fillLikePasswordManager, { values: {} });
    await signInForm(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(signInForm(page).getByRole('link').first()).toBeVisible();

    await signInBy(page, account);

    await expect(toast(page, 'Login Successful')).toBeVisible();
  });

  test('when the dialog Change Password opens, then a username field names the account for the password manager', async ({
    clientPage: page,
    client,
  }) => {
    await page.goto('/client-admin?tab=settings');

    await page.getByRole('button', { name: 'Change Password' }).click();

    const account = page.getByRole('dialog').locator('form input[autocomplete="username"]');
    await expect(account).toHaveValue(client.account.email);
  });
});

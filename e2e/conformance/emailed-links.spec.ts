import { getSettings } from '@marquee/contracts/account-operations';
import { forgotPassword } from '@marquee/contracts/auth-operations';
import type { Page } from '@playwright/test';

import { signIn } from '../fixtures/sign-in.ts';
import { toast } from '../fixtures/toast.ts';
import { fill } from './fixtures/fill.ts';
import { waitForEmailLink, waitForEmailText } from '../fixtures/emails.ts';
import { mainHeading } from './fixtures/main-heading.ts';
import type { Client } from './fixtures/person.ts';
import { requestResetLink } from './fixtures/sign-in-forms.ts';
import { expect, test } from './fixtures/test.ts';

const newPassword = 'Second-curtain-8!';

test.describe('2 Auth: emailed links', () => {
  test('when the link of a reset is followed, then the person can set a new password and sign in with it', async ({
    page,
    url,
    client,
  }) => {
    await page.goto(await resetLink(page, client));

    await choosePassword(page, newPassword);

    await expect(toast(page, 'Password Changed')).toBeVisible();
    await expect(mainHeading(page, 'Sign In')).toBeVisible();
    await signIn(page, url, { ...client.account, password: newPassword });
    await page.goto('/');
    await expect(mainHeading(page, 'Welcome back, Robin')).toBeVisible();
  });

  // services/identity/test/forgotten-password.test.ts tests the expiry, because that test can set the service's clock.
  test('when a reset is requested, then the email says that its link is valid for 30 minutes', async ({
    page,
    client,
  }) => {
    await page.goto('/auth');

    await requestResetLink(page, client.account.email);

    const text = await waitForEmailText(page, client.account.email, 'Set a new password');
    expect(text).toContain('This link works once and expires in 30 minutes.');
  });

  test('when the link of a reset is used again, then it is rejected', async ({ page, client }) => {
    const link = await resetLink(page, client);
    await page.goto(link);
    await choosePassword(page, newPassword);
    await expect(toast(page, 'Password Changed')).toBeVisible();
    await page.goto(link);

    await choosePassword(page, 'Third-curtain-9!');

    await expect(toast(page, 'Reset Failed')).toBeVisible();
  });

  test('when a signed-in person follows the link of a reset, then they can set a new password, and their sessions end', async ({
    clientPage,
    client,
  }) => {
    await client.api.call(getSettings, {});
    await clientPage.goto(await resetLink(clientPage, client));
    await expect(mainHeading(clientPage, 'Choose a new password')).toBeVisible();

    await choosePassword(clientPage, newPassword);

    await expect(toast(clientPage, 'Password Changed')).toBeVisible();
    await expect(client.api.call(getSettings, {})).rejects.toThrow('401');
    await expect(clientPage.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  });

  test('when a signed-in person follows the link of the verification email, then their address is confirmed', async ({
    clientPage,
    client,
  }) => {
    await clientPage.goto(
      await waitForEmailLink(clientPage, client.account.email, 'Please confirm your email address'),
    );

    await clientPage.getByRole('button', { name: 'Confirm Email' }).click();

    await expect(mainHeading(clientPage, 'Your email address is confirmed')).toBeVisible();
  });
});

async function resetLink(page: Page, { account, api }: Client): Promise<string> {
  await api.call(forgotPassword, { body: { email: account.email } });
  return waitForEmailLink(page, account.email, 'Set a new password');
}

async function choosePassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Choose a new password' });
  await fill(form, { Password: password, 'Confirm Password': password });
  await form.getByRole('button', { name: 'Save New Password' }).click();
}

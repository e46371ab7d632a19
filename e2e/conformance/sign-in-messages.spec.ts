import { forgotPassword, login } from '@marquee/contracts/auth-operations';

import { toast } from '../fixtures/toast.ts';
import { mainHeading } from './scene/main-heading.ts';
import { callsOf, refuse } from './scene/network.ts';
import { askForLink, resetForm, signInBy, signInForm } from './scene/sign-in-forms.ts';
import { expect, test } from './scene/test.ts';

const sameAnswer = 'If there is an account with this e-mail, we have sent a link to set a new password.';

test.describe('5 Login', () => {
  test('when it is sent empty, then e-mail and password are asked for', async ({ page }) => {
    const logins = callsOf(page, login);
    await page.goto('/auth');

    await signInForm(page).getByRole('button', { name: 'Sign In' }).click();

    const complaints = signInForm(page).getByRole('alert');
    await expect(complaints).toContainText('Email is required');
    await expect(complaints).toContainText('Password is required');
    expect(logins).toHaveLength(0);
  });
});

test.describe('5 Reset', () => {
  test('when it is sent empty, then the e-mail is asked for', async ({ page }) => {
    const resets = callsOf(page, forgotPassword);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password?' }).click();

    await page.getByRole('button', { name: 'Send Reset Link' }).click();

    await expect(resetForm(page).getByRole('alert')).toContainText('Email is required');
    expect(resets).toHaveLength(0);
  });
});

test.describe('8 Signing in', () => {
  test("when the password is wrong, then 'Login Failed', and nobody is sent away", async ({
    page,
    client,
  }) => {
    await page.goto('/auth');

    await signInBy(page, { ...client.account, password: 'Not-the-password-1!' });

    await expect(toast(page, 'Login Failed')).toBeVisible();
    await expect(toast(page, 'The e-mail or the password is not right')).toBeVisible();
    await expect(signInForm(page).getByLabel('Email')).toHaveValue(client.account.email);
    await expect(page).toHaveURL('/auth');
  });

  test("when a link is asked for, then 'Password Reset Email Sent'", async ({ page, client }) => {
    await page.goto('/auth');

    await askForLink(page, client.account.email);

    await expect(toast(page, 'Password Reset Email Sent')).toBeVisible();
    await expect(mainHeading(page, 'Sign In')).toBeVisible();
  });

  test('when the address is unknown, then the answer is the same', async ({ page }) => {
    await page.goto('/auth');

    await askForLink(page, 'nobody@journey.example');

    await expect(toast(page, 'Password Reset Email Sent')).toBeVisible();
    await expect(toast(page, sameAnswer)).toBeVisible();
  });

  test("when the link cannot be sent, then 'Reset Failed' with the server's message", async ({ page }) => {
    await refuse(page, forgotPassword, { status: 503, message: 'The mails rest for a minute' });
    await page.goto('/auth');

    await askForLink(page, 'robin@journey.example');

    await expect(toast(page, 'Reset Failed')).toBeVisible();
    await expect(toast(page, 'The mails rest for a minute')).toBeVisible();
    await expect(resetForm(page).getByLabel('Email')).toHaveValue('robin@journey.example');
  });
});

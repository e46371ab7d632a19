import { toast } from '../fixtures/toast.ts';
import { requestResetLink, signInBy, signInForm } from './fixtures/sign-in-forms.ts';
import { expect, test } from './fixtures/test.ts';

const sameAnswer = 'If there is an account with this email, we have sent a link to set a new password.';

test.describe('8 Signing in', () => {
  test("when the password is wrong, then 'Login Failed' appears, and the page does not redirect", async ({
    page,
    client,
  }) => {
    await page.goto('/auth');

    await signInBy(page, { ...client.account, password: 'Not-the-password-1!' });

    await expect(toast(page, 'Login Failed')).toBeVisible();
    await expect(toast(page, 'That email and password don’t match.')).toBeVisible();
    await expect(signInForm(page).getByLabel('Email')).toHaveValue(client.account.email);
    await expect(page).toHaveURL('/auth');
  });

  test('when a reset is requested for an unknown email, then the same answer appears as for a known email', async ({
    page,
  }) => {
    await page.goto('/auth');

    await requestResetLink(page, 'nobody@journey.example');

    await expect(toast(page, 'Password Reset Email Sent')).toBeVisible();
    await expect(toast(page, sameAnswer)).toBeVisible();
  });
});

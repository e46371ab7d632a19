import { forgotPassword, login } from '@marquee/contracts/auth-operations';
import { answer, refuse, toasts } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { getSummaryErrors } from '../test/get-summary-errors.ts';
import { forgetPassword, openSignIn } from '../test/sign-in-form.tsx';

const sent = answer(forgotPassword, { message: 'If there is an account, a link is on its way.' });
const wrong = refuse(login, { status: 401, code: 'invalid_credentials', message: 'Not the password' });

describe('2 Auth: sign-in card', () => {
  test('when the user has forgotten the password, then the card requests the email and can return to the sign-in', async () => {
    const { user, form } = await forgetPassword();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password?' })).toHaveFocus();
    expect(form.getByLabelText('Email')).toHaveValue('amara@okafor.example');

    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));

    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    const signInForm = within(screen.getByRole('form', { name: 'Sign In' }));
    expect(signInForm.getByLabelText('Email')).toHaveValue('amara@okafor.example');
  });
});

describe('5 Login', () => {
  test('when the form is submitted empty, then email and password are required', async () => {
    const { user, form, calls } = await openSignIn();

    await user.click(form.getByRole('button', { name: 'Sign In' }));

    expect(await getSummaryErrors(form)).toEqual(['Email is required', 'Password is required']);
    expect(form.getByRole('alert')).toHaveFocus();
    expect(calls(login)).toEqual([]);
  });
});

describe('5 Reset', () => {
  test('when the form is submitted empty, then the email is required', async () => {
    const { user, form, calls } = await forgetPassword();
    await user.clear(form.getByLabelText('Email'));

    await user.click(form.getByRole('button', { name: 'Send Reset Link' }));

    expect(await getSummaryErrors(form)).toEqual(['Email is required']);
    expect(calls(forgotPassword)).toEqual([]);
  });
});

describe('8 Signing in', () => {
  test("when a link is requested, then the toast is 'Password Reset Email Sent'", async () => {
    const { user, form, calls } = await forgetPassword([sent]);

    await user.click(form.getByRole('button', { name: 'Send Reset Link' }));

    expect(await screen.findByText('Password Reset Email Sent')).toBeVisible();
    expect(screen.getByText('If there is an account, a link is on its way.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(calls(forgotPassword).map(({ body }) => body)).toEqual([{ email: 'amara@okafor.example' }]);
  });

  test("when the link cannot be sent, then the toast is 'Reset Failed' with the server's message", async () => {
    const unavailable = { status: 503, code: 'unavailable', message: 'The mails rest for a minute' };
    const { user, form } = await forgetPassword([refuse(forgotPassword, unavailable)]);

    await user.click(form.getByRole('button', { name: 'Send Reset Link' }));

    expect(await screen.findByText('Reset Failed')).toBeVisible();
    expect(screen.getByText('The mails rest for a minute')).toBeVisible();
    expect(form.getByLabelText('Email')).toHaveValue('amara@okafor.example');
  });
});

describe('9 Toasts', () => {
  test('when a second toast is shown, then at most one is visible', async () => {
    const { user, signIn } = await openSignIn([wrong, sent]);
    await signIn();
    expect(await screen.findByText('Login Failed')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));

    expect(await screen.findByText('Password Reset Email Sent')).toBeVisible();
    expect(toasts().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('Login Failed')).toBeNull();
  });
});

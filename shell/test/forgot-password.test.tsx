import { forgotPassword } from '@marquee/contracts/auth-operations';
import { answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

async function forget(answers: Answer[] = []) {
  const app = renderWithApp(<AuthPage />, { route: '/auth', answers });
  const signIn = within(await screen.findByRole('form', { name: 'Sign In' }));
  await app.user.type(signIn.getByLabelText('Email'), 'amara@okafor.example');
  await app.user.click(signIn.getByRole('button', { name: 'Forgot password?' }));
  return app;
}

function formOf() {
  return within(screen.getByRole('form', { name: 'Reset your password' }));
}

const sent = answer(forgotPassword, { message: 'If there is an account, a link is on its way.' });

describe('a forgotten password', () => {
  test('when it is said, then the address typed so far stands there and the heading has the focus', async () => {
    await forget();

    expect(screen.getByRole('heading', { name: 'Forgot password?' })).toHaveFocus();
    expect(formOf().getByLabelText('Email')).toHaveValue('amara@okafor.example');
  });

  test('when the link is sent, then it says so and the sign-in is back', async () => {
    const { user, calls } = await forget([sent]);

    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));

    expect(await screen.findByText('Password Reset Email Sent')).toBeVisible();
    expect(screen.getByText('If there is an account, a link is on its way.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(calls(forgotPassword).map(({ body }) => body)).toEqual([{ email: 'amara@okafor.example' }]);
  });

  test('when the server refuses, then it says why and the form stays', async () => {
    const message = 'Too many attempts. Please try again in 3 minutes.';
    const { user } = await forget([
      refuse(forgotPassword, { status: 429, code: 'too_many_attempts', message }),
    ]);

    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));

    expect(await screen.findByText('Reset Failed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  });

  test.each([
    ['nothing', '', 'Email is required'],
    ['no address', 'amara', 'Please enter a valid email address'],
  ])('when %s was typed, then no call is made', async (_what, typed, complaint) => {
    const { user, calls } = await forget();
    const field = formOf().getByLabelText('Email');
    await user.clear(field);

    await user.type(field, `${typed}{Enter}`);

    expect(await screen.findByRole('link', { name: complaint })).toBeVisible();
    expect(calls(forgotPassword)).toEqual([]);
  });

  test('when the user turns back, then the sign-in has the address', async () => {
    const { user } = await forget();

    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));

    const signIn = within(screen.getByRole('form', { name: 'Sign In' }));
    expect(signIn.getByLabelText('Email')).toHaveValue('amara@okafor.example');
  });
});

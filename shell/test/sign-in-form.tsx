import { renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

/** Opens the sign-in page. `signIn` fills in the form and submits it. */
export async function openSignIn(answers: Answer[] = [], route = '/auth') {
  const app = renderWithApp(<AuthPage />, { route, answers });
  const form = within(await screen.findByRole('form', { name: 'Sign In' }));

  async function signIn() {
    await app.user.type(form.getByLabelText('Email'), 'amara@okafor.example');
    await app.user.type(form.getByLabelText('Password'), 'Old-password-1!');
    await app.user.click(form.getByRole('button', { name: 'Sign In' }));
  }
  return { ...app, form, signIn };
}

/** Opens the sign-in page, enters the email address and clicks 'Forgot password?'. */
export async function forgetPassword(answers: Answer[] = []) {
  const { form: signInForm, ...app } = await openSignIn(answers);
  await app.user.type(signInForm.getByLabelText('Email'), 'amara@okafor.example');
  await app.user.click(signInForm.getByRole('button', { name: 'Forgot password?' }));
  return { ...app, form: within(screen.getByRole('form', { name: 'Reset your password' })) };
}

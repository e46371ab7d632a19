import { login, passSecondStep } from '@marquee/contracts/auth-operations';
import { aClientUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

const pendingSession = answer(login, { secondStep: true });

function getTwoFactorForm() {
  return within(screen.getByRole('form', { name: 'Two-factor authentication' }));
}

async function signInWithPassword(answers: Answer[] = []) {
  const app = renderWithApp(<AuthPage />, { route: '/auth', answers: [pendingSession, ...answers] });
  const form = within(await screen.findByRole('form', { name: 'Sign In' }));
  await app.user.type(form.getByLabelText('Email'), 'amara@okafor.example');
  await app.user.type(form.getByLabelText('Password'), 'Old-password-1!');
  await app.user.click(form.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('form', { name: 'Two-factor authentication' });
  return app;
}

describe('two-factor code of a sign-in', () => {
  test('when the password was right, then a one-time code field is shown, and the user is not signed in yet', async () => {
    const { navigatedTo } = await signInWithPassword();

    expect(screen.getByRole('heading', { name: 'Two-factor authentication' })).toHaveFocus();
    expect(getTwoFactorForm().getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(navigatedTo()).toBeNull();
  });

  test('when the code is right, then the user is signed in', async () => {
    const { user, navigatedTo, calls } = await signInWithPassword([answer(passSecondStep, aClientUser())]);

    await user.type(getTwoFactorForm().getByLabelText('Code'), '123 456{Enter}');

    expect(navigatedTo()).toBe('/');
    expect(calls(passSecondStep).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  test('when a recovery code is used instead, then only the recovery code is sent', async () => {
    const { user, navigatedTo, calls } = await signInWithPassword([answer(passSecondStep, aClientUser())]);
    await user.type(getTwoFactorForm().getByLabelText('Code'), '12');
    await user.click(getTwoFactorForm().getByRole('button', { name: 'Use a recovery code' }));

    await user.type(getTwoFactorForm().getByLabelText('Recovery Code'), '7fk2m-q9xwd{Enter}');

    expect(navigatedTo()).toBe('/');
    expect(calls(passSecondStep).map(({ body }) => body)).toEqual([{ recoveryCode: '7fk2m-q9xwd' }]);
  });

  test('when the code is wrong, then the field shows the error and the form stays', async () => {
    const message = 'That code is incorrect';
    const { user } = await signInWithPassword([
      refuse(passSecondStep, {
        status: 422,
        code: 'second_step_code_wrong',
        message,
        errors: [{ path: 'code', message }],
      }),
    ]);

    await user.type(getTwoFactorForm().getByLabelText('Code'), '000000{Enter}');

    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(getTwoFactorForm().getByLabelText('Code')).toHaveAccessibleDescription(message);
  });

  test('when the pending session has expired, then the sign-in form is shown with the reason and the email address', async () => {
    const { user } = await signInWithPassword([
      refuse(passSecondStep, { status: 401, code: 'half_session_ended', message: 'Please begin again.' }),
    ]);

    await user.type(getTwoFactorForm().getByLabelText('Code'), '123456{Enter}');

    expect(await screen.findByText('Please begin again.')).toBeVisible();
    const signIn = within(screen.getByRole('form', { name: 'Sign In' }));
    expect(signIn.getByLabelText('Email')).toHaveValue('amara@okafor.example');
  });

  test.each(['12345', 'abcdef'])('when %s is entered, then nothing is sent', async (typed) => {
    const { user, calls } = await signInWithPassword();

    await user.type(getTwoFactorForm().getByLabelText('Code'), `${typed}{Enter}`);

    expect(
      await screen.findByRole('link', { name: 'Please enter the 6 digits that your authenticator shows' }),
    ).toBeVisible();
    expect(calls(passSecondStep)).toEqual([]);
  });

  test('when the user returns from Google with a pending session, then the code form is shown immediately', async () => {
    renderWithApp(<AuthPage />, { route: '/auth?step=second' });

    expect(await screen.findByRole('form', { name: 'Two-factor authentication' })).toBeVisible();
  });
});

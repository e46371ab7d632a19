import { login } from '@marquee/contracts/auth-operations';
import type { CurrentUser } from '@marquee/contracts/accounts';
import { aClientUser, answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { Frame } from '../src/frame/frame.tsx';
import { openSignIn } from './sign-in-form.tsx';

const wrong = refuse(login, {
  status: 401,
  code: 'invalid_credentials',
  message: 'That email and password don’t match.',
});

describe('signing in', () => {
  test.each<[string, CurrentUser, string, string]>([
    ['a client', aClientUser(), '/auth', '/'],
    ['a provider', aProviderUser(), '/auth', '/provider'],
    [
      'a client with a `returnTo`',
      aClientUser(),
      '/auth?returnTo=%2Fedit-event%2F7%3Fa%3D1',
      '/edit-event/7?a=1',
    ],
    ['a client with a `returnTo` on another origin', aClientUser(), '/auth?returnTo=%2F%2Fevil.example', '/'],
  ])(
    'when %s signs in, then `returnTo` on this origin or the user’s start page opens with a full page load',
    async (_who, user, route, address) => {
      const { signIn, navigatedTo, calls } = await openSignIn([answer(login, user)], route);

      await signIn();

      expect(navigatedTo()).toBe(address);
      expect(calls(login).map(({ body }) => body)).toEqual([
        { email: 'amara@okafor.example', password: 'Old-password-1!' },
      ]);
    },
  );

  test('when the user signs in, then the next page shows the greeting, once', async () => {
    const { signIn, unmount } = await openSignIn([answer(login, aClientUser())]);
    await signIn();
    expect(screen.queryByText('Login Successful')).toBeNull();
    unmount();

    const nextPage = renderWithApp(<Frame>Dashboard</Frame>, { session: aClientUser() });

    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(screen.getByText('Welcome back!')).toBeVisible();
    nextPage.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  test('when the credentials are wrong, then a toast reports it, and the page stays with its input', async () => {
    const { signIn, form, navigatedTo } = await openSignIn([wrong]);

    await signIn();

    expect(await screen.findByText('Login Failed')).toBeVisible();
    expect(form.getByLabelText('Password')).toHaveAccessibleDescription(
      'That email and password don’t match.',
    );
    expect(screen.queryByText('You are logged out. Logging in again...')).toBeNull();
    expect(form.getByLabelText('Email')).toHaveValue('amara@okafor.example');
    expect(navigatedTo()).toBeNull();
  });

  test('when Google is chosen, then the browser navigates to the server', async () => {
    await openSignIn();

    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );
  });
});

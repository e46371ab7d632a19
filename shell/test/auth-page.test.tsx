import { googleSignInErrors } from '@marquee/contracts/google-sign-in-errors';
import {
  aClientUser,
  anAdminUser,
  aProviderUser,
  aUserWithoutRole,
  renderWithApp,
} from '@marquee/web-kit/testing';
import { Link, Route, Routes, useNavigate } from '@marquee/web-kit';
import { screen, waitFor } from '@testing-library/react';
import { googleNoticeMessages } from '../src/features/accounts/google-notice-messages.ts';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

describe('the sign-in page', () => {
  test('when nobody is signed in, then the cards for sign-in and sign-up are shown, with one main heading', async () => {
    renderWithApp(<AuthPage />, { route: '/auth' });

    expect(await screen.findByRole('region', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Create Account' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test.each([
    ['/auth', "I'm a Client"],
    ['/auth?signUp=provider', "I'm a Provider"],
    ['/auth?signUp=client', "I'm a Client"],
    ['/auth?signUp=anything', "I'm a Client"],
  ])('when it is opened at %s, then the sign-up tab %s is open', async (route, tab) => {
    renderWithApp(<AuthPage />, { route });

    expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['a provider', aProviderUser(), '/auth', '/provider'],
    ['a client', aClientUser(), '/auth', '/'],
    ['an operator', anAdminUser(), '/auth', '/'],
    ['a user without a role', aUserWithoutRole(), '/auth', '/'],
    ['a client with a `returnTo`', aClientUser(), '/auth?returnTo=%2Fcreate-event', '/create-event'],
    [
      'a client with a `returnTo` on another origin',
      aClientUser(),
      '/auth?returnTo=https%3A%2F%2Fevil.example',
      '/',
    ],
  ])(
    'when %s is already signed in, then `returnTo` on this origin or the user’s start page opens',
    async (_who, session, route, address) => {
      const { path } = renderWithApp(<AuthPage />, { route, session });

      await waitFor(() => {
        expect(path()).toBe(address);
      });
    },
  );

  test('when a signed-in user goes back after the redirect, then the page does not redirect again', async () => {
    const { user, path } = renderWithApp(<AuthRoutes />, { route: '/home', session: aProviderUser() });
    await user.click(screen.getByRole('link', { name: 'Get Started' }));
    await user.click(await screen.findByRole('button', { name: 'Back from /provider' }));

    expect(path()).toBe('/home');
  });

  test('when the URL has an unknown notice, then no toast is shown', async () => {
    const { path } = renderWithApp(<AuthPage />, { route: '/auth?notice=%3Cb%3Ehello' });

    expect(await screen.findByRole('region', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Login Failed')).toBeNull();
    expect(path()).toBe('/auth?notice=%3Cb%3Ehello');
  });

  test.each(googleSignInErrors)(
    'when the URL has the notice %s, then a toast shows the reason, and only `returnTo` stays in the URL',
    async (notice) => {
      const { path } = renderWithApp(<AuthPage />, {
        route: `/auth?notice=${notice}&returnTo=%2Fcreate-event`,
      });

      expect(await screen.findByText('Login Failed')).toBeVisible();
      expect(screen.getByText(googleNoticeMessages[notice])).toBeVisible();
      expect(path()).toBe('/auth?returnTo=%2Fcreate-event');
    },
  );

  test.each([
    ['/auth?returnTo=%2Fcreate-event', '/api/auth/google?returnTo=%2Fcreate-event'],
    ['/auth?returnTo=https%3A%2F%2Fevil.example', '/api/auth/google'],
  ])(
    'when it is opened at %s, then the Google link has `returnTo` only if that address is on this origin',
    async (route, href) => {
      renderWithApp(<AuthPage />, { route });

      expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute('href', href);
    },
  );
});

function AuthRoutes() {
  const navigate = useNavigate();
  return (
    <Routes>
      <Route path="/home" element={<Link to="/auth">Get Started</Link>} />
      <Route path="/auth" element={<AuthPage />} />
      <Route
        path="/provider"
        element={<button onClick={() => void navigate(-1)}>Back from /provider</button>}
      />
    </Routes>
  );
}

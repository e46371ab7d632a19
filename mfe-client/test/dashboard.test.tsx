import { logout, resendVerification } from '@marquee/contracts/auth-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { countWaitingQuotes } from '@marquee/contracts/client-quote-operations';
import { answer, aProviderUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { renderClient } from './render-client.tsx';

describe('client dashboard', () => {
  test('when nobody is signed in, then the sign-in page opens', async () => {
    const { path } = renderWithApp(<RemoteRoutes />, { route: '/client-admin' });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });

  test('when a provider opens the dashboard, then the sign-in page opens', async () => {
    const { path } = renderClient({ route: '/client-admin', session: aProviderUser() });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });

  test('when the session is loading, then the page says that the dashboard is loading', () => {
    renderClient({ route: '/client-admin' });

    expect(screen.getByText('Loading your dashboard...')).toBeVisible();
  });

  test('when the client chooses a tab, then the address names the tab', async () => {
    const { user, path } = renderClient({ route: '/client-admin' });

    await user.click(await screen.findByRole('tab', { name: 'Settings' }));

    expect(path()).toBe('/client-admin?tab=settings');
  });

  test('when the address is / with a tab in the query, then that tab opens', async () => {
    renderClient({ route: '/?tab=quotes' });

    expect(await screen.findByRole('tab', { name: 'Quotes', selected: true })).toBeVisible();
  });

  test('when the client signs out, then one request ends the session, and the browser loads /', async () => {
    const { user, calls, navigatedTo } = renderClient({
      route: '/client-admin',
      answers: [answer(logout, undefined)],
    });

    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));

    await waitFor(() => {
      expect(navigatedTo()).toBe('/');
    });
    expect(calls(logout)).toHaveLength(1);
  });

  test('when the client has no event, then the page invites them to create the first one', async () => {
    renderClient({ route: '/client-admin', answers: [answer(listClientEvents, [])] });

    expect(await screen.findByText('Ready to Plan Your First Event?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Your First Event' })).toHaveAttribute(
      'href',
      '/create-event',
    );
  });

  test('when quotes require a verified email address, then the page shows how many', async () => {
    renderClient({ route: '/client-admin', answers: [answer(countWaitingQuotes, { count: 2 })] });

    expect(await screen.findByText(/2 quotes are waiting for you. Confirm your email address/)).toBeVisible();
  });

  test('when the client requests the confirmation link again, then it is sent and a toast names the email address', async () => {
    const message = 'We have sent a link to amara@okafor.example.';
    const answers = [answer(countWaitingQuotes, { count: 1 }), answer(resendVerification, { message })];
    const { user, calls } = renderClient({ route: '/client-admin', answers });

    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText('Verification Email Sent')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(calls(resendVerification)).toHaveLength(1);
  });
});

import type { ProviderProfile } from '@marquee/contracts/accounts';
import { getBillingAccount, getSubscription, startCheckout } from '@marquee/contracts/billing-operations';
import { listProviderRequests } from '@marquee/contracts/event-operations';
import { getProviderProfile } from '@marquee/contracts/profile-operations';
import { aClientUser, answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { aRequest } from './a-request.ts';
import { renderProvider, trial } from './render-provider.tsx';

const expired = { ...trial, status: 'expired', daysRemaining: 0 } as const;

describe('access to the provider’s pages', () => {
  test('when nobody is signed in, then the sign-in page opens', async () => {
    const { path } = renderWithApp(<RemoteRoutes />, { route: '/provider' });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });

  test.each(['/provider', '/provider/quotes/a-quote'])(
    'when a client opens %s, then the landing page appears',
    async (route) => {
      const { path } = renderProvider({ route, session: aClientUser() });

      await waitFor(() => {
        expect(path()).toBe('/home');
      });
    },
  );
});

describe('the dashboard’s header', () => {
  test('when the business has a name, then header and document title show it', async () => {
    const profile: ProviderProfile = { ...aProviderUser().profile, businessName: 'Sunset Sound Co.' };
    renderProvider({ answers: [answer(getProviderProfile, profile)] });

    const title = 'Sunset Sound Co. Dashboard';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} · Marquee`);
  });

  test('when there are new requests, then the tab shows how many', async () => {
    renderProvider({
      answers: [answer(listProviderRequests, [aRequest()], { headers: { 'x-total-count': '2' } })],
    });

    expect(await screen.findByRole('tab', { name: /Requests Received.*2 new/ })).toBeVisible();
  });

  test('when the provider chooses a tab, then the address names the tab', async () => {
    const { user, path } = renderProvider({ route: '/provider?tab=workflow' });
    expect(await screen.findByText('No bookings in progress')).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'My Profile' }));

    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(path()).toBe('/provider?tab=profile');
  });
});

describe('the subscription in the dashboard’s header', () => {
  test.each([
    {
      is: { ...trial, daysRemaining: 1 },
      badge: 'Free Trial',
      note: '1 day remaining, then $99 per month',
    },
    {
      is: { ...expired, status: 'active', endsOn: '2099-11-01' } as const,
      badge: 'Active',
      note: 'Cancelled, ends Nov 1, 2099',
    },
    {
      is: { ...expired, status: 'ended', endsOn: '2026-11-15' } as const,
      badge: 'Subscription Ended',
      note: '$99 per month',
    },
  ])('when the status is $is.status, then the header shows $badge and $note', async ({ is, badge, note }) => {
    renderProvider({ answers: [answer(getSubscription, is)] });

    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Upgrade Now' })).toHaveLength(
      badge === 'Subscription Ended' ? 1 : 0,
    );
  });

  test('when the provider upgrades, then the card checkout opens', async () => {
    const checkout = answer(startCheckout, { url: 'https://checkout.example/session' });
    const { user, navigatedTo } = renderProvider({ answers: [answer(getSubscription, expired), checkout] });

    await user.click(await screen.findByRole('button', { name: 'Upgrade Now' }));

    await waitFor(() => {
      expect(navigatedTo()).toBe('https://checkout.example/session');
    });
  });

  test.each([
    { status: 'active', link: 'Manage billing' },
    { status: 'past_due', link: 'Fix payment' },
  ] as const)('when the status is $status, then $link opens the billing page', async ({ status, link }) => {
    const account = { subscription: { ...expired, status }, card: null, receipts: [] };
    const { user, path } = renderProvider({
      answers: [answer(getSubscription, { ...expired, status }), answer(getBillingAccount, account)],
    });

    await user.click(await screen.findByRole('link', { name: link }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    expect(path()).toBe('/provider/billing');
  });

  test('when there is no checkout, then the page shows the server’s message', async () => {
    const refusal = { status: 409, code: 'no_card_processor', message: 'Card payment is not set up here' };
    const { user, navigatedTo } = renderProvider({
      answers: [answer(getSubscription, expired), refuse(startCheckout, refusal)],
    });

    await user.click(await screen.findByRole('button', { name: 'Upgrade Now' }));

    expect(await screen.findByText('Card payment is not set up here')).toBeVisible();
    expect(navigatedTo()).toBeNull();
  });
});

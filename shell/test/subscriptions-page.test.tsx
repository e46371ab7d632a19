import { getUser, listSubscriptions } from '@marquee/contracts/admin-operations';
import type { SubscriptionRow } from '@marquee/contracts/subscription-rows';
import { anAdminUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SubscriptionsPage } from '../src/pages/admin/subscriptions-page.tsx';
import { aSubscription } from './a-subscription.ts';
import { aUser } from './a-user.ts';

function open(rows: SubscriptionRow[], more: Answer[] = [], route = '/admin/subscriptions') {
  const headers = { 'X-Total-Count': String(rows.length) };
  const answers = [answer(listSubscriptions, rows, { headers }), ...more];
  return renderWithApp(<SubscriptionsPage />, { route, session: anAdminUser(), answers });
}

describe('page of subscriptions', () => {
  test('when an operator opens it, then the page is a section of the console, and each row links to its provider', async () => {
    const nova = aSubscription();
    open([nova]);

    const row = within(await screen.findByRole('row', { name: /Nova Sound/ }));
    expect(row.getByRole('link', { name: 'Nova Sound' })).toHaveAttribute(
      'href',
      `/admin/users/${nova.providerId}`,
    );
    expect(row.getByText('Mar 2, 2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    const places = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(places.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute('aria-current', 'page');
  });

  test.each([
    { state: 'trialing', until: '2026-04-02', badge: 'Free Trial', ahead: 'Trial ends Apr 2, 2026' },
    { state: 'expired', until: null, badge: 'Trial Expired', ahead: '–' },
    { state: 'active', until: '2026-04-02', badge: 'Active', ahead: 'Renews Apr 2, 2026' },
    { state: 'past_due', until: '2026-04-02', badge: 'Payment Due', ahead: 'Pay by Apr 2, 2026' },
    { state: 'ending', until: '2026-04-02', badge: 'Cancelled', ahead: 'Ends Apr 2, 2026' },
    { state: 'ended', until: null, badge: 'Subscription Ended', ahead: '–' },
    { state: 'closed', until: null, badge: 'Closed', ahead: '–' },
  ] as const)(
    'when a subscription is $state, then its row shows the state and the next date',
    async ({ state, until, badge, ahead }) => {
      open([aSubscription({ state, until })]);

      const row = within(await screen.findByRole('row', { name: /Nova Sound/ }));
      expect(row.getByText(badge)).toBeVisible();
      expect(row.getByText(ahead)).toBeVisible();
    },
  );

  test('when no quote of the provider was accepted yet, then the row shows the account’s name', async () => {
    const nameless = aSubscription({ providerName: '' });
    const named = answer(getUser, aUser({ id: nameless.providerId, name: 'Golden Hour Studio' }));
    open([nameless], [named]);

    const link = await screen.findByRole('link', { name: 'Golden Hour Studio' });
    expect(link).toHaveAttribute('href', `/admin/users/${nameless.providerId}`);
  });

  test('when the account cannot be read, then the link shows the id', async () => {
    const nameless = aSubscription({ providerName: '' });
    const unavailable = { status: 503, code: 'unavailable', message: 'Accounts cannot be reached' };
    open([nameless], [refuse(getUser, unavailable)]);

    const link = await screen.findByRole('link', { name: nameless.providerId.slice(0, 8) });
    expect(link).toHaveAttribute('href', `/admin/users/${nameless.providerId}`);
  });

  test('when the account was deleted, then the row shows that, without a link', async () => {
    const gone = aSubscription({ providerName: '', state: 'closed', until: null });
    const { calls } = open([gone]);

    expect(await screen.findByText('Deleted account')).toBeVisible();
    expect(screen.getByText(gone.providerId.slice(0, 8))).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Deleted account' })).toBeNull();
    expect(calls(getUser)).toEqual([]);
  });

  test('when the account was deleted but its subscription is not closed yet, then the row shows the deletion', async () => {
    const unknown = { status: 404, code: 'account_not_found', message: 'Account not found' };
    open([aSubscription({ providerName: '' })], [refuse(getUser, unknown)]);

    expect(await screen.findByText('Deleted account')).toBeVisible();
  });

  test('when a state is chosen, then the filter is in the request and in the URL', async () => {
    const { user, calls, path } = open([aSubscription()]);

    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Payment Due');

    expect(path()).toBe('/admin/subscriptions?state=past_due');
    await waitFor(() => {
      expect(calls(listSubscriptions).at(-1)?.query).toEqual({ limit: '20', state: 'past_due' });
    });
  });

  test('when the state in the URL is unknown, then the filter is ignored', async () => {
    const { calls } = open([aSubscription()], [], '/admin/subscriptions?state=sad');

    await screen.findByRole('row', { name: /Nova Sound/ });

    expect(calls(listSubscriptions).at(-1)?.query).toEqual({ limit: '20' });
  });

  test('when no subscription is found, then the filter can be removed', async () => {
    const { user, path } = open([], [], '/admin/subscriptions?state=ended');

    await user.click(await screen.findByRole('button', { name: 'Show All Subscriptions' }));

    expect(path()).toBe('/admin/subscriptions');
  });
});

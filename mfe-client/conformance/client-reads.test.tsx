import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { getClientProfile } from '@marquee/contracts/profile-operations';
import { answer, refuse, toasts } from '@marquee/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { aProfile } from '../test/a-profile.ts';
import { aQuote } from '../test/a-quote.ts';
import { aSentEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';

describe('8 Client lists', () => {
  /** A service's response to a call without a session or with an ended session. */
  const unauthenticated = { status: 401, code: 'unauthenticated', message: 'Unauthorized' };

  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    {
      list: 'events',
      operation: listClientEvents,
      tab: 'events',
      empty: 'Ready to Plan Your First Event?',
    },
    { list: 'quotes', operation: listClientQuotes, tab: 'quotes', empty: 'Quotes Coming Soon!' },
  ])(
    'when the $list are answered with 401, then the tab is empty and no error is shown',
    async ({ operation, tab, empty }) => {
      jest.useFakeTimers();
      const { calls, navigatedTo } = renderClient({
        route: `/client-admin?tab=${tab}`,
        answers: [refuse(operation, unauthenticated)],
      });

      // Waits longer than the delay after which an ended session opens the sign-in page.
      await act(() => jest.advanceTimersByTimeAsync(3_000));

      expect(screen.getByRole('heading', { name: empty })).toBeVisible();
      expect(calls(operation)).not.toHaveLength(0);
      expect(toasts().queryByRole('listitem')).toBeNull();
      expect(navigatedTo()).toBeNull();
    },
  );

  test('when the quotes cannot be loaded, then the tab shows status and status text and offers a retry', async () => {
    const respond = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    renderClient({
      route: '/client-admin?tab=quotes',
      answers: [{ operation: listClientQuotes, respond }],
    });

    expect(await screen.findByText('503: Service Unavailable')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

/**
 * Opens `tab` on the dashboard of a client with an event, a quote and a profile, then the Profile tab, then `tab` again. `before` has
 * the numbers of calls before the second opening.
 */
async function leaveAndOpenAgain({ tab, shows }: { tab: string; shows: RegExp }) {
  const view = renderClient({
    route: `/client-admin?tab=${tab === 'Quotes' ? 'quotes' : 'events'}`,
    answers: [
      answer(listClientEvents, [aSentEvent()]),
      answer(listClientQuotes, [aQuote()]),
      answer(getClientProfile, aProfile()),
    ],
  });
  await screen.findByRole('heading', { name: shows });
  await view.user.click(screen.getByRole('tab', { name: 'Profile' }));
  await screen.findByRole('button', { name: 'Edit Profile' });
  const before = { events: view.calls(listClientEvents).length, quotes: view.calls(listClientQuotes).length };
  await view.user.click(screen.getByRole('tab', { name: tab }));
  await screen.findByRole('heading', { name: shows });
  return { ...view, before };
}

describe('9 Client data fetching', () => {
  test('when the Quotes tab is left and opened again, then the quotes are fetched again', async () => {
    const { calls, before } = await leaveAndOpenAgain({ tab: 'Quotes', shows: /^Quote for/ });

    const reads = calls(listClientQuotes).slice(before.quotes);
    expect(reads).toHaveLength(1);
    expect(reads[0]?.headers.get('cache-control')).toBe('no-cache');
  });

  test('when the My Events tab is left and opened again, then the events are not fetched again', async () => {
    const { calls, before } = await leaveAndOpenAgain({ tab: 'My Events', shows: /^My Events \(1\)/ });

    expect(before.events).toBe(1);
    expect(calls(listClientEvents)).toHaveLength(1);
  });
});

describe('9 Client views', () => {
  test('when an amount has no cents, then it is still shown with 2 decimals', async () => {
    const quote = aQuote({ totalAmount: '1200.00', finalAmount: '1200.00' });
    renderClient({
      route: '/client-admin',
      answers: [answer(listClientEvents, [aSentEvent()]), answer(listClientQuotes, [quote])],
    });

    const newest = within(await screen.findByRole('region', { name: 'Newest quote' }));
    expect(newest.getByText('$1,200.00')).toBeVisible();
  });

  test('when a quote is shown, then its id is shortened to the last 8 characters', async () => {
    const quote = aQuote();
    renderClient({ route: '/client-admin?tab=quotes', answers: [answer(listClientQuotes, [quote])] });

    const card = await screen.findByRole('region', { name: /^Quote for/ });
    expect(card).toHaveTextContent(new RegExp(`#${quote.id.slice(-8)}\\b`));
    expect(card).not.toHaveTextContent(quote.id);
  });
});

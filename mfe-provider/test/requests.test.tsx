import { dateIn } from '@marquee/contracts/dates';
import { changeEventStatus, listProviderRequests } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { createQuoteFromRequest, getQuote } from '@marquee/contracts/quote-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aRequest } from './a-request.ts';
import { renderProvider } from './render-provider.tsx';

function renderRequests(requests: EventView[], answers: Answer[] = []) {
  return renderProvider({
    route: '/provider?tab=requests',
    answers: [answer(listProviderRequests, requests), ...answers],
  });
}

describe('requests received', () => {
  test('when there are no requests, then the tab says what will appear here', async () => {
    renderRequests([]);

    expect(await screen.findByRole('heading', { name: 'No Requests Yet' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Requests Received (0)' })).toBeVisible();
  });

  test.each([
    { request: aRequest({ status: 'proposal' }), badge: 'Quote Created' },
    { request: aRequest({ status: 'booked' }), badge: 'Booked' },
    { request: aRequest({ status: 'completed' }), badge: 'Completed' },
    { request: aRequest({ status: 'cancelled' }), badge: 'Cancelled' },
  ])('when a request is $request.status, then its badge is $badge', async ({ request, badge }) => {
    renderRequests([request]);

    expect(await screen.findByText(badge)).toBeVisible();
  });

  test('when optional details are missing, then the row shows placeholders', async () => {
    renderRequests([aRequest({ eventDate: '', startTime: '', venueAddress: '', clientName: '' })]);

    for (const text of ['Date TBD', 'Time TBD', 'Venue TBD', 'marta@reyes.example']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  test('when the details open, then they show what the client requested', async () => {
    const { user } = renderRequests([aRequest({ status: 'booked', comments: 'No smoke machine' })]);

    await user.click(await screen.findByRole('button', { name: 'View' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Abuela’s 60th Birthday' }));
    expect(dialog.getByText('01:00 PM to 05:00 PM')).toBeVisible();
    expect(dialog.getByText('No smoke machine')).toBeVisible();
  });
});

describe('creating a quote from a request', () => {
  test('when the provider creates a quote, then its editor opens', async () => {
    const quote = aQuote({ eventName: 'Party of Reyes & Co.' });
    const request = aRequest();
    const { user, calls, path } = renderRequests(
      [request],
      [answer(createQuoteFromRequest, quote), answer(getQuote, quote)],
    );

    await user.click(await screen.findByRole('button', { name: 'Create Quote' }));

    expect(await screen.findByText('Quote Created')).toBeVisible();
    expect(screen.getByText('Add services to the quote for Party of Reyes & Co.')).toBeVisible();
    await waitFor(() => {
      expect(path()).toBe(`/provider/quotes/${quote.id}`);
    });
    expect(calls(createQuoteFromRequest)[0]?.params).toEqual({ id: request.id });
  });

  test('when the events service has not consumed the message about a new quote yet, then the request already shows the quote', async () => {
    const request = aRequest();
    const quote = aQuote();
    const { user, calls } = renderProvider({
      route: '/provider?tab=requests',
      answers: [
        answer(listProviderRequests, () => {
          const reads = calls(listProviderRequests).filter(({ query }) => query.status === undefined);
          return [reads.length > 2 ? { ...request, status: 'proposal' as const, hasQuote: true } : request];
        }),
        answer(createQuoteFromRequest, quote),
        answer(getQuote, quote),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Create Quote' }));
    await user.click(await screen.findByRole('link', { name: 'Client Quotes' }));
    await user.click(await screen.findByRole('tab', { name: /Requests Received/ }));

    const panel = within(await screen.findByRole('tabpanel'));
    const row = within(await panel.findByRole('listitem'));
    expect(row.getByText('Quote Created')).toBeVisible();
    expect(row.getByRole('button', { name: 'Open Quote' })).toBeVisible();
    await waitFor(() => {
      expect(calls(listProviderRequests).length).toBeGreaterThan(4);
    });
    expect(screen.queryByText('Still being processed')).not.toBeInTheDocument();
  });

  test('when the server rejects the quote, then the page shows the reason', async () => {
    const refusal = { status: 409, code: 'event_is_cancelled', message: 'This event is cancelled' };
    const { user, path } = renderRequests([aRequest()], [refuse(createQuoteFromRequest, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Create Quote' }));

    expect(await screen.findByText('This event is cancelled')).toBeVisible();
    expect(path()).toBe('/provider?tab=requests');
  });
});

async function choose(request: EventView, choice: string, answers: Answer[]) {
  const view = renderRequests([request], answers);
  await view.user.click(await screen.findByRole('button', { name: `More for ${request.name}` }));
  await view.user.click(await screen.findByRole('menuitem', { name: choice }));
  return view;
}

describe('cancelling an event', () => {
  test('when the provider gives a reason, then the call contains the reason', async () => {
    const request = aRequest();
    const { user, calls } = await choose(request, 'Cancel event', [answer(changeEventStatus, request)]);

    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Double booked');
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    expect(await screen.findByText('Event status updated successfully.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls(changeEventStatus)).toEqual([
      expect.objectContaining({
        params: { id: request.id },
        body: { status: 'cancelled', reason: 'Double booked', revision: 2 },
      }),
    ]);
  });

  test('when an event is completed, then its row has no menu', async () => {
    renderRequests([aRequest({ status: 'completed' })]);

    await screen.findByText('Completed');

    expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
  });
});

describe('completing a booked event', () => {
  test('when the provider’s work at the event has not ended, then the menu shows when it ends, and opens no dialog', async () => {
    const today = dateIn('America/New_York', new Date());
    const allDay = { eventDate: today, venueEntryTime: '00:00', venueExitTime: '23:59' };
    const { user } = renderRequests([aRequest({ status: 'booked', ...allDay })]);

    await user.click(await screen.findByRole('button', { name: /^More for/ }));

    const item = await screen.findByRole('menuitem', { name: /^Mark completed \(available from .*\)$/ });
    await user.click(item);

    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('when the provider confirms, then the event is completed', async () => {
    const request = aRequest({ status: 'booked', eventDate: '2020-01-24' });
    const { user, calls } = await choose(request, 'Mark completed', [answer(changeEventStatus, request)]);

    const dialog = await screen.findByRole('alertdialog', { name: `Mark ${request.name} completed?` });
    await user.click(within(dialog).getByRole('button', { name: 'Mark completed' }));

    expect(await screen.findByText('Event status updated successfully.')).toBeVisible();
    expect(calls(changeEventStatus)[0]?.body).toEqual({ status: 'completed', revision: 2 });
  });

  test('when the server rejects the completion as too early, then the page shows the server’s message', async () => {
    const refusal = { status: 409, code: 'event_is_to_come', message: 'This event has not taken place yet' };
    const answers = [refuse(changeEventStatus, refusal)];
    const { user } = await choose(
      aRequest({ status: 'booked', eventDate: '2020-01-24' }),
      'Mark completed',
      answers,
    );

    await user.click(await screen.findByRole('button', { name: 'Mark completed' }));

    expect(await screen.findByText('This event has not taken place yet')).toBeVisible();
  });
});

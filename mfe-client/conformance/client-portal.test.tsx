import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import type { EventView } from '@marquee/contracts/events';
import { aClientUser, answer, byTextContent } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuoteSummary } from '../test/a-quote-summary.ts';
import { anEvent, aSentEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';
import { findEventRow } from './find-event-row.ts';
import { getFact } from './get-fact.ts';

const name = 'Leïla’s Henna Night';

/** Opens the portal of a client who has no records except those in `answers`. */
function openPortal(...answers: Answer[]) {
  return renderClient({ route: '/client', answers: [answer(getClientQuote, null), ...answers] });
}

function findQuoteCard(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Your quote' });
}

describe('2 Client portal', () => {
  test("when there is no first name, then the page shows 'Welcome, Client!'", async () => {
    renderClient({
      route: '/client',
      session: aClientUser({ firstName: '' }),
      answers: [answer(getClientQuote, null)],
    });

    expect(await screen.findByText(byTextContent('Welcome, Client!'))).toBeVisible();
  });

  test('when there are a quote and an event, then the page shows a quote card and a list of events', async () => {
    openPortal(answer(listClientEvents, [aSentEvent()]), answer(getClientQuote, aQuoteSummary()));

    expect(await findQuoteCard()).toBeVisible();
    expect(await findEventRow(name)).toBeVisible();
  });

  test('when there is an event, then its row shows all details', async () => {
    const event = aSentEvent({
      eventDate: '2099-05-02',
      guestOfHonorNames: 'Grandma Vale',
      totalAmount: '549.50',
    });
    openPortal(answer(listClientEvents, [event]));

    const row = await findEventRow(name);
    expect(within(row).getByRole('time')).toHaveTextContent('02 May');
    for (const text of [
      'Sent to Sunset Sound Co.',
      '$549.50',
      '05:30 PM',
      'Astoria World Manor',
      'Henna',
      'Grandma Vale',
    ]) {
      expect(within(row).getByText(byTextContent(text))).toBeVisible();
    }
  });

  test.each<{ what: string; fallback: string; changes: Partial<EventView> }>([
    { what: 'no date', fallback: 'Date TBD', changes: { eventDate: '' } },
    { what: 'no start', fallback: 'Time TBD', changes: { startTime: '' } },
    { what: 'no venue', fallback: 'Venue TBD', changes: { venueAddress: '' } },
    { what: 'no total', fallback: '$0.00', changes: { totalAmount: null } },
  ])("when an event has $what, then its row shows '$fallback'", async ({ fallback, changes }) => {
    openPortal(answer(listClientEvents, [anEvent(changes)]));

    expect(within(await findEventRow(name)).getByText(fallback)).toBeVisible();
  });

  test('when the quote has a discount, then the card shows the total before the discount and the amount to pay', async () => {
    openPortal(answer(getClientQuote, aQuoteSummary({ totalAmount: '599.00', finalAmount: '499.50' })));

    expect(await findQuoteCard()).toHaveTextContent('Total$599.00Discount−$99.50To pay$499.50');
  });

  test('when discount and tax change the amount to pay, then the card shows both the discount and the tax', async () => {
    const amounts = { totalAmount: '599.00', discountAmount: '99.00', finalAmount: '544.38' };
    openPortal(answer(getClientQuote, aQuoteSummary(amounts)));

    expect(await findQuoteCard()).toHaveTextContent('Total$599.00Discount−$99.00Tax$44.38To pay$544.38');
  });

  test("when the quote has no creation date, then the card shows 'N/A'", async () => {
    openPortal(answer(getClientQuote, aQuoteSummary({ createdAt: null })));

    expect(getFact(await findQuoteCard(), 'Created')).toBe('N/A');
  });

  test("when there is no quote, then the page shows 'No Quote Found'", async () => {
    openPortal();

    expect(await screen.findByText('No Quote Found')).toBeVisible();
    expect(
      screen.getByText("You don't have any quotes yet. Contact a service provider to get started."),
    ).toBeVisible();
  });

  test("when there is no event, then the page shows 'No events booked yet.'", async () => {
    openPortal();

    expect(await screen.findByText('No events booked yet.')).toBeVisible();
  });
});

import { acceptClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aLineItem, aQuote } from '../test/a-quote.ts';
import { renderClient } from '../test/render-client.tsx';
import { acceptQuote } from './client-actions.ts';
import { getFact } from './get-fact.ts';
import { getTexts } from './get-texts.ts';

const accepted = { clientAccepted: true, clientAcceptedAt: '2025-08-21T15:00:00.000Z' };
const dayAndTime = String.raw`\w+ \d+, (\d{4}, )?\d\d:\d\d [AP]M`;

/** Opens the Quotes tab of a client with these quotes. */
function openQuotes(...quotes: ClientQuote[]) {
  return renderClient({
    route: '/client-admin?tab=quotes',
    answers: [answer(listClientQuotes, quotes), answer(acceptClientQuote, aQuote(accepted))],
  });
}

async function openCard(quote: ClientQuote): Promise<HTMLElement> {
  openQuotes(quote);
  return screen.findByRole('region', { name: /^Quote/ });
}

describe('2 Client dashboard: Quotes', () => {
  test("when there is no quote, then the tab shows 'Quotes Coming Soon!'", async () => {
    openQuotes();

    expect(await screen.findByRole('heading', { name: 'Quotes Coming Soon!' })).toBeVisible();
  });

  test.each([
    { words: 'when there is no quote, then the title shows (0)', quotes: [] },
    { words: 'when there are 3 quotes, then the title shows (3)', quotes: [aQuote(), aQuote(), aQuote()] },
  ])('$words', async ({ quotes }) => {
    openQuotes(...quotes);

    expect(await screen.findByRole('heading', { name: `Quotes (${quotes.length})` })).toBeVisible();
  });

  test('sorts several quotes newest first by the time of sending, or of creation for unsent quotes', async () => {
    openQuotes(
      aQuote({ eventName: 'Older', sentToClientAt: '2025-08-01T10:00:00.000Z' }),
      aQuote({ eventName: 'Unsent', sentToClientAt: null, createdAt: '2025-08-15T10:00:00.000Z' }),
      aQuote({ eventName: 'Newest', sentToClientAt: '2025-08-20T10:00:00.000Z' }),
    );

    expect(getTexts(await screen.findAllByRole('heading', { name: /^Quote for/ }))).toEqual([
      'Quote for Newest',
      'Quote for Unsent',
      'Quote for Older',
    ]);
  });

  test("when the event has a name, then the heading is 'Quote for ' and the name", async () => {
    const card = await openCard(aQuote({ eventName: 'Leïla’s Henna Night' }));

    expect(within(card).getByRole('heading', { name: 'Quote for Leïla’s Henna Night' })).toBeVisible();
  });

  test("when the event has no name, then the heading is 'Quote #' and the last 8 characters of the id", async () => {
    const quote = aQuote({ eventName: '' });
    const card = await openCard(quote);

    expect(within(card).getByRole('heading', { name: `Quote #${quote.id.slice(-8)}` })).toBeVisible();
  });

  test("when the provider has no name, then the card shows 'DJ Service'", async () => {
    expect(await openCard(aQuote({ providerName: '' }))).toHaveTextContent('DJ Service · Quote #');
  });

  test('shows the provider, the id, and the date and time of sending', async () => {
    const quote = aQuote();

    expect(await openCard(quote)).toHaveTextContent(
      new RegExp(`Sunset Sound Co\\. · Quote #${quote.id.slice(-8)} · Sent ${dayAndTime}`),
    );
  });

  test('shows the total in dollars with 2 decimals', async () => {
    const card = await openCard(aQuote({ totalAmount: '1549.50', finalAmount: '1549.50' }));

    expect(card).toHaveTextContent('Total$1,549.50');
  });

  test('when there is a discount, then the card shows the total before the discount and the amount to pay', async () => {
    const card = await openCard(
      aQuote({ totalAmount: '599.00', discountAmount: '99.50', finalAmount: '499.50' }),
    );

    expect(card).toHaveTextContent('Total$599.00Discount−$99.50To pay$499.50');
  });

  test.each([
    {
      words: 'when tax is added, then the card shows the tax',
      amounts: { discountAmount: '0.00', finalAmount: '652.16' },
      lines: 'Total$599.00Tax$53.16To pay$652.16',
    },
    {
      words: 'when there are discount and tax, then the card shows each',
      amounts: { discountAmount: '99.00', finalAmount: '544.38' },
      lines: 'Total$599.00Discount−$99.00Tax$44.38To pay$544.38',
    },
    {
      words: 'when discount and tax are equal, then the card shows both, and the amount to pay is the total',
      amounts: { discountAmount: '40.00', finalAmount: '599.00' },
      lines: 'Total$599.00Discount−$40.00Tax$40.00To pay$599.00',
    },
  ])('$words', async ({ amounts, lines }) => {
    expect(await openCard(aQuote({ totalAmount: '599.00', ...amounts }))).toHaveTextContent(lines);
  });

  test('when the quantity of a service is 3, then its line shows name, (x3) and line total', async () => {
    const line = aLineItem({
      serviceName: 'Uplights',
      unitPrice: '25.00',
      quantity: 3,
      totalPrice: '75.00',
    });
    const card = await openCard(aQuote({ lineItems: [line] }));

    expect(getTexts(within(card).getAllByRole('listitem'))).toContain('Uplights (x3)$75.00');
  });

  test('when the quote was accepted, then the card shows creation, deadline and acceptance dates', async () => {
    const card = await openCard(aQuote(accepted));

    expect(getFact(card, 'Created')).toMatch(new RegExp(`^${dayAndTime}$`));
    expect(getFact(card, 'Acceptance deadline')).toBe('Sep 19, 2099');
    expect(getFact(card, 'Accepted')).toMatch(new RegExp(`^${dayAndTime}$`));
  });
});

describe('4 Quote status for the client', () => {
  test.each([
    {
      words: "when a quote is not accepted, then its badge is 'Ready for Review'",
      quote: aQuote(),
      badge: 'Ready for Review',
    },
    { words: "when accepted, then its badge is 'Accepted'", quote: aQuote(accepted), badge: 'Accepted' },
  ])('$words', async ({ quote, badge }) => {
    const card = await openCard(quote);

    expect(within(card).getByText(badge, { ignore: 'dt' })).toBeVisible();
  });
});

describe('3 Client’s quote', () => {
  test('when a quote was accepted, then its card shows title, provider, id, lines, total and dates', async () => {
    const quote = aQuote(accepted);
    const card = await openCard(quote);

    expect(within(card).getByRole('heading', { name: 'Quote for Leïla’s Henna Night' })).toBeVisible();
    expect(card).toHaveTextContent(`Sunset Sound Co. · Quote #${quote.id.slice(-8)}`);
    expect(getTexts(within(card).getAllByRole('listitem'))).toContain('Basic DJ Package$899.00');
    expect(card).toHaveTextContent('Total$899.00');
    for (const term of ['Created', 'Acceptance deadline', 'Accepted']) {
      expect(getFact(card, term)).not.toBeNull();
    }
  });
});

describe('Decisions: quotes that cannot be accepted', () => {
  test('when the quote has expired, then it can be read but not accepted', async () => {
    const card = await openCard(aQuote({ isExpired: true, validUntil: '2025-08-01' }));

    expect(within(card).getByText('This quote has expired')).toBeVisible();
    expect(card).toHaveTextContent('Basic DJ Package$899.00');
    expect(within(card).getByRole('button', { name: 'Accept this Quote' })).toBeDisabled();
  });
});

describe('decisions Totals', () => {
  test('when the client is about to accept a discounted quote, then the dialog shows the total and the amount to pay', async () => {
    const { user } = openQuotes(
      aQuote({ totalAmount: '599.00', discountAmount: '99.50', finalAmount: '499.50' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept this Quote' }));

    const dialog = await screen.findByRole('alertdialog');

    expect([getFact(dialog, 'Total'), getFact(dialog, 'To pay')]).toEqual(['$599.00', '$499.50']);
  });
});

describe('Decisions: booking', () => {
  test('when the client accepts a quote, then the request contains the displayed version', async () => {
    const { user, calls } = openQuotes(aQuote({ version: 3 }));

    await acceptQuote(user);

    expect(await screen.findByText('Quote Accepted')).toBeVisible();
    expect(calls(acceptClientQuote)[0]?.body).toEqual({ version: 3, revision: 4 });
  });
});

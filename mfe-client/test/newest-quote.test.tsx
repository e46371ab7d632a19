import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aSentEvent } from './an-event.ts';
import { isAbove } from './is-above.ts';
import { renderClient } from './render-client.tsx';

async function renderNewestQuote(quote: ClientQuote): Promise<HTMLElement> {
  const answers = [answer(listClientEvents, [aSentEvent()]), answer(listClientQuotes, [quote])];
  renderClient({ route: '/client-admin?tab=events', answers });
  return screen.findByRole('region', { name: 'Newest quote' });
}

describe('the newest quote beside the events', () => {
  test('when the client can accept the quote, then the summary shows the last day of validity', async () => {
    expect(await renderNewestQuote(aQuote())).toHaveTextContent('Valid until Sep 19, 2099');
  });

  test.each([
    { was: 'sent', quote: {}, at: '2025-08-20T14:05:00.000Z' },
    {
      was: 'accepted',
      quote: { clientAccepted: true, clientAcceptedAt: '2025-08-21T09:00:00.000Z' },
      at: '2025-08-21T09:00:00.000Z',
    },
  ])('when the quote was $was, then the summary shows at what time', async ({ quote, at }) => {
    const time = within(await renderNewestQuote(aQuote(quote))).getByRole('time');

    expect(time).toHaveAttribute('datetime', at);
  });

  test.each([
    ['withdrawn', { isBeingRevised: true, answer: 'withdrawn' }, 'This quote was withdrawn'],
    ['expired', { isExpired: true, validUntil: '2025-09-19' }, 'This quote has expired'],
  ] as const)(
    'when the quote is %s, then a notice above the price says so and the validity date is hidden',
    async (_was, quote, words) => {
      const region = await renderNewestQuote(aQuote(quote));

      expect(isAbove(within(region).getByText(words), within(region).getByText('$899.00'))).toBe(true);
      expect(region).not.toHaveTextContent('Valid until');
    },
  );

  test('when the quote was accepted, then the summary shows no validity date', async () => {
    const accepted = { clientAccepted: true, clientAcceptedAt: '2025-08-21T09:00:00.000Z' };

    expect(await renderNewestQuote(aQuote(accepted))).not.toHaveTextContent('Valid until');
  });
});

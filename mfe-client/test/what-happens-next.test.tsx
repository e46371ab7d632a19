import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aSentEvent } from './an-event.ts';
import { anInvoice } from './an-invoice.ts';
import { anOutage } from './an-outage.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

async function whatHappensNext(quotes: Answer): Promise<HTMLElement> {
  renderClient({
    route: '/client-admin',
    answers: [
      answer(listClientEvents, [aSentEvent()]),
      answer(listClientInvoices, byStatus([anInvoice()])),
      quotes,
    ],
  });
  await screen.findByText(/^Deposit of \$269\.70/);
  return screen.findByRole('region', { name: 'What happens next' });
}

describe('the next steps, with quotes that are not all loaded', () => {
  test('when the quotes cannot be loaded, then payments due appear, and no event is shown as waiting for a quote', async () => {
    const next = await whatHappensNext(anOutage(listClientQuotes));

    expect(next).not.toHaveTextContent('is waiting for a quote');
  });

  test('when the session ends before the quotes load, then no event is shown as waiting for a quote', async () => {
    const signedOut = { status: 401, code: 'unauthenticated', message: 'Please sign in' };

    const next = await whatHappensNext(refuse(listClientQuotes, signedOut));

    expect(next).not.toHaveTextContent('is waiting for a quote');
  });

  test('when there are more quotes than were loaded, then no event is shown as waiting for a quote', async () => {
    const quote = aQuote();
    const link = `</api/client/quotes?after=${quote.id}>; rel="next"`;

    const next = await whatHappensNext(answer(listClientQuotes, [quote], { headers: { link } }));

    expect(next).not.toHaveTextContent('is waiting for a quote');
  });

  test('when every quote is loaded, then an event without a quote is shown as waiting for one', async () => {
    const next = await whatHappensNext(answer(listClientQuotes, [aQuote()]));

    expect(next).toHaveTextContent('is waiting for a quote');
  });
});

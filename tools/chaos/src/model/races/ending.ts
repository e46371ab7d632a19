import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { toCents } from '@marquee/contracts/money';
import { getQuote, getQuoteHistory } from '@marquee/contracts/quote-operations';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';

import type { QuoteRaceFixture } from './race-fixtures.ts';

/** The state of quote and event once every message has arrived. */
export async function endingOf({ services, client, provider, eventId, quote: { id } }: QuoteRaceFixture) {
  await services.settled();
  const params = { id };
  const [quote, history, event] = await Promise.all([
    services.quotes.call(getQuote, { as: provider, params }),
    services.quotes.call(getQuoteHistory, { as: provider, params }),
    services.events.call(getClientEvent, { as: client, params: { id: eventId } }),
  ]);
  const sum = quote.body.lineItems.reduce((cents, line) => cents + toCents(line.totalPrice), 0);
  return {
    quote: quote.body,
    event: event.body,
    isSummedUp: sum === toCents(quote.body.totalAmount),
    /** Number of history entries with this status. */
    entries: (status: QuoteStatus) => history.body.filter((entry) => entry.status === status).length,
    /** Number of history entries whose text contains this word. */
    notes: (word: string) => history.body.filter(({ notes }) => notes.includes(word)).length,
  };
}

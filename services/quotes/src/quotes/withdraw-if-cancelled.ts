import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './domain/quote.ts';
import { requireQuotable } from './domain/require-quotable.ts';
import { withdraw } from './domain/withdraw.ts';

/** Withdraws a new quote and rejects the call if the event was cancelled during the insert; the cancellation may have missed the quote. */
export async function withdrawIfCancelled(deps: QuoteDeps, quote: Quote, cause: Cause): Promise<void> {
  const request = quote.eventId === null ? null : await deps.eventRequests.get(quote.eventId);
  if (request?.status === 'cancelled') {
    await changeQuote(deps, {
      id: quote.id,
      owner: {},
      decisions: [(quote) => withdraw(quote, 'event-cancelled')],
      cause,
    });
    requireQuotable(request);
  }
}

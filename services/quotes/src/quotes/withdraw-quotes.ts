import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { withdraw } from './domain/withdraw.ts';

/** Withdraws the quote of a cancelled event, even if the quote was accepted. */
export function withdrawQuotes(deps: QuoteDeps): Subscription<typeof eventCancelled> {
  return {
    queue: 'quotes.withdraw-quotes',
    messages: [eventCancelled],
    handle: async (envelope) => {
      // The event is stored before the lookup of the quote. If a call inserts a quote after that lookup, it finds the cancelled event.
      await deps.eventRequests.project(envelope);
      const latest = await deps.quotes.latestFor(envelope.payload.eventId);
      if (latest !== null) {
        await changeQuote(deps, {
          id: latest.id,
          owner: {},
          decisions: [(quote) => withdraw(quote, 'event-cancelled')],
          cause: envelope,
        });
      }
    },
  };
}

import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import { onQuoteAccepted } from './domain/quote-rules.ts';

/** Books the event of an accepted quote. The event stores the amount payable, and the time of acceptance as the time of booking. */
export function bookEvent(deps: EventDeps): Subscription<typeof quoteAccepted> {
  return {
    queue: 'events.book-event',
    messages: [quoteAccepted],
    handle: async (envelope) => {
      const { eventId, quoteId, payableCents, clientAcceptedAt } = envelope.payload;
      if (eventId === null) {
        return;
      }
      const acceptance = { payableCents, acceptedAt: new Date(clientAcceptedAt ?? envelope.at) };
      await changeEvent(deps, {
        id: eventId,
        decide: (event) => onQuoteAccepted(event, quoteId, acceptance),
        cause: envelope,
      });
    },
  };
}

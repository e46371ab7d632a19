import { quoteArchived } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import { hearOfArchiving } from './quote-rules.ts';

/** An archived quote no longer counts as one that the event has; one made by hand belongs to no event. */
export function forgetQuote(deps: EventDeps): Subscription<typeof quoteArchived> {
  return {
    queue: 'events.forget-quote',
    messages: [quoteArchived],
    handle: async (envelope) => {
      const { eventId, quoteId } = envelope.payload;
      if (eventId === null) {
        return;
      }
      await changeEvent(deps, {
        id: eventId,
        decide: (event) => hearOfArchiving(event, quoteId),
        cause: envelope,
      });
    },
  };
}

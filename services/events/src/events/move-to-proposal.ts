import { quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import { hearOfQuote } from './quote-rules.ts';

/** A quote turns the inquiry it answers into a proposal; one made by hand belongs to no event. */
export function moveToProposal(deps: EventDeps): Subscription<typeof quoteCreated> {
  return {
    queue: 'events.move-to-proposal',
    messages: [quoteCreated],
    handle: async (envelope) => {
      const { eventId, quoteId } = envelope.payload;
      if (eventId === null) {
        return;
      }
      await changeEvent(deps, {
        id: eventId,
        decide: (event) => hearOfQuote(event, quoteId),
        cause: envelope,
      });
    },
  };
}

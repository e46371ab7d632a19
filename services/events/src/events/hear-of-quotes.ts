import type { MessageType } from '@marquee/contracts/message';
import { quoteArchived, quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { quoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import type { Event, EventFact } from './event.ts';
import { hearOfArchiving, hearOfQuote } from './quote-rules.ts';

type QuoteMessage = MessageType<typeof quoteSnapshot>;
type Hearing = {
  queue: string;
  message: QuoteMessage;
  /** The fact that the message causes. Null when it was handled before. */
  decide: (event: Event, quoteId: string) => EventFact | null;
};

/** A quote turns the inquiry it answers into a proposal. */
export function moveToProposal(deps: EventDeps): Subscription<QuoteMessage> {
  return ofItsEvent(deps, { queue: 'events.move-to-proposal', message: quoteCreated, decide: hearOfQuote });
}

/** An archived quote no longer counts as one that the event has. */
export function forgetQuote(deps: EventDeps): Subscription<QuoteMessage> {
  return ofItsEvent(deps, { queue: 'events.forget-quote', message: quoteArchived, decide: hearOfArchiving });
}

/** Changes the event of a quote; a quote made by hand has none. */
function ofItsEvent(deps: EventDeps, { queue, message, decide }: Hearing): Subscription<QuoteMessage> {
  return {
    queue,
    messages: [message],
    handle: async (envelope) => {
      const { eventId, quoteId } = envelope.payload;
      if (eventId === null) {
        return;
      }
      await changeEvent(deps, {
        id: eventId,
        decide: (event) => decide(event, quoteId),
        cause: envelope,
      });
    },
  };
}

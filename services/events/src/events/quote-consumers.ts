import type { MessageType } from '@marquee/contracts/message';
import { quoteArchived, quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { quoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeEvent } from './change-event.ts';
import type { EventDeps } from './event-deps.ts';
import type { Event, EventFact } from './domain/event.ts';
import { onQuoteArchived, onQuoteCreated } from './domain/quote-rules.ts';

type QuoteMessage = MessageType<typeof quoteSnapshot>;
type QuoteConsumer = {
  queue: string;
  message: QuoteMessage;
  /** Returns the fact that the message causes; null if the message was already handled. */
  decide: (event: Event, quoteId: string) => EventFact | null;
};

/** Turns an inquiry into a proposal when a quote for it was created. */
export function moveToProposal(deps: EventDeps): Subscription<QuoteMessage> {
  return changesEventOfQuote(deps, {
    queue: 'events.move-to-proposal',
    message: quoteCreated,
    decide: onQuoteCreated,
  });
}

/** Records that a quote was archived and is no longer an open quote of the event. */
export function recordArchivedQuote(deps: EventDeps): Subscription<QuoteMessage> {
  return changesEventOfQuote(deps, {
    queue: 'events.forget-quote',
    message: quoteArchived,
    decide: onQuoteArchived,
  });
}

/** Changes the event of a quote; ignores a quote made by hand, which has no event. */
function changesEventOfQuote(
  deps: EventDeps,
  { queue, message, decide }: QuoteConsumer,
): Subscription<QuoteMessage> {
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

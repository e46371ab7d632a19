import type { EventView } from '@marquee/contracts/events';
import type { ProviderWorld } from './world.ts';

/** The event with its open quote, in the provider's view. */
export function withQuote(event: EventView, { quotes }: Pick<ProviderWorld, 'quotes'>): EventView {
  const ofEvent = quotes.filter(({ eventId }) => eventId === event.id);
  const quote = ofEvent.find(({ archived }) => !archived) ?? ofEvent[0];
  const { standing } = quote ?? {};
  const isOffered =
    standing && (standing.acceptedAt ?? (standing.status !== 'archived' && !standing.isWithdrawn));
  const isQuoted = standing?.lastSentAt && isOffered;
  return {
    ...event,
    hasQuote: ofEvent.some(({ archived }) => !archived),
    quoteStanding: standing ?? null,
    quotedAmount: isQuoted ? (quote?.finalAmount ?? null) : null,
  };
}

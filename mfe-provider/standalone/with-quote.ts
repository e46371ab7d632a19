import type { EventView } from '@marquee/contracts/events';
import type { ProviderState } from './provider-state.ts';

/** The event in the provider's view, with the state of its open quote or else of an archived one. */
export function withQuote(event: EventView, { quotes }: Pick<ProviderState, 'quotes'>): EventView {
  const eventQuotes = quotes.filter(({ eventId }) => eventId === event.id);
  const quote = eventQuotes.find(({ archived }) => !archived) ?? eventQuotes[0];
  const { standing } = quote ?? {};
  const isOffered =
    standing && (standing.acceptedAt ?? (standing.status !== 'archived' && !standing.isWithdrawn));
  const isQuoted = standing?.lastSentAt && isOffered;
  return {
    ...event,
    hasQuote: eventQuotes.some(({ archived }) => !archived),
    quoteStanding: standing ?? null,
    quotedAmount: isQuoted ? (quote?.finalAmount ?? null) : null,
  };
}

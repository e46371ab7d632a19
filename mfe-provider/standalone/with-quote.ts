import { isAwaitingClient, offerStateOf } from '@marquee/contracts/offer-states';
import type { EventView } from '@marquee/contracts/events';
import type { ProviderState } from './provider-state.ts';

/** The event in the provider's view, with the state of its open quote or else of an archived one. */
export function withQuote(event: EventView, { quotes }: Pick<ProviderState, 'quotes'>): EventView {
  const eventQuotes = quotes.filter(({ eventId }) => eventId === event.id);
  const quote = eventQuotes.find(({ archived }) => !archived) ?? eventQuotes[0];
  const state = quote === undefined ? 'not-sent' : offerStateOf(quote);
  const isQuoted = state === 'accepted' || isAwaitingClient(state);
  return {
    ...event,
    hasQuote: eventQuotes.some(({ archived }) => !archived),
    quoteStanding: quote?.standing ?? null,
    quotedAmount: isQuoted ? (quote?.finalAmount ?? null) : null,
  };
}

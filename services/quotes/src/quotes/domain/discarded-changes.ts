import { describeDifferences, differencesOf } from './differences-of.ts';
import type { Difference } from './differences-of.ts';
import type { Quote } from './quote.ts';

type WithDiscarded = Pick<Quote, 'offer' | 'discardedOffer'>;

/** The unsent changes that an acceptance discarded; empty if there were none. */
export function discardedChangesOf({ discardedOffer, offer }: WithDiscarded): Difference[] {
  return discardedOffer ? differencesOf(offer, discardedOffer) : [];
}

/** The field `discardedChanges` of an answer or a message. Absent if no acceptance has discarded changes. */
export function discardedIn(quote: WithDiscarded): { discardedChanges?: string } {
  return quote.discardedOffer ? { discardedChanges: describeDifferences(discardedChangesOf(quote)) } : {};
}

import type { EventView } from '@marquee/contracts/events';
import { isAwaitingClient, standingOfferStateOf } from '@marquee/contracts/offer-states';
import { toAmount } from '@marquee/contracts/money';
import { standingIn } from '@marquee/contracts/quote-standing';
import type { StoredStanding } from './quote-standing-repository.ts';

/** The quotes' data that the provider reads with the event. */
export type Quoted = Required<Pick<EventView, 'quotedAmount' | 'quoteStanding'>>;

/** Selects the open quote of an event, or the latest quote if none is open. */
export function toQuoted(standings: readonly StoredStanding[] = []): Quoted {
  const newestFirst = standings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const shown = newestFirst.find(({ status }) => status !== 'archived') ?? newestFirst[0];
  return shown === undefined
    ? { quotedAmount: null, quoteStanding: null }
    : { quotedAmount: toQuotedAmount(shown), quoteStanding: standingIn(shown) };
}

/**
 * The payable amount of the last sent version, or of the accepted one. Null if no version was sent, or if the offer was withdrawn or
 * archived before acceptance.
 */
function toQuotedAmount(standing: StoredStanding): string | null {
  const { quotedCents } = standing;
  const state = standingOfferStateOf(standing);
  const isOffered = state === 'accepted' || isAwaitingClient(state);
  return quotedCents === null || !isOffered ? null : toAmount(quotedCents);
}

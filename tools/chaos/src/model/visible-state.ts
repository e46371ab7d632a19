import type { QuoteStatus } from '@marquee/contracts/quote-statuses';

import { payableOf, isRequest, validUntilOf } from './state.ts';
import type { EventState, Model, Offer, QuoteState } from './state.ts';

type Priced = Offer & { name: string; payableCents: number; version: number };

/** A quote as its provider reads it. */
export type VisibleQuote = Priced & { ofEvent: number | null; status: QuoteStatus };

/** A quote as its client reads it. */
export type VisibleOffer = Priced & {
  place: number;
  isAccepted: boolean;
  isBeingRevised: boolean;
  answer: string | null;
  isExpired: boolean;
};

/** The lists of both sides. */
export type VisibleState = {
  /** The client's list. */
  events: EventState[];
  /** The provider's list: indexes of the visible events. */
  requests: number[];
  quotes: VisibleQuote[];
  offers: VisibleOffer[];
};

export function visibleStateOf({ events, quotes, today }: Model): VisibleState {
  return {
    events,
    requests: [...events.keys()].filter((place) => isRequest(events[place])),
    quotes: quotes.map(toVisibleQuote),
    offers: quotes.flatMap((quote, place) => toVisibleOffer(quote, place, today)),
  };
}

function toVisibleQuote(quote: QuoteState): VisibleQuote {
  const { name, ofEvent, offer, versions } = quote;
  const validUntil = validUntilOf(quote);
  const priced = { ...offer, validUntil, name, payableCents: payableOf(offer), version: versions.length };
  return { ...priced, ofEvent, status: statusOf(quote) };
}

function statusOf({ archivedBy, isAccepted, isSent, isApproved }: QuoteState): QuoteStatus {
  if (archivedBy !== null) {
    return 'archived';
  }
  if (isAccepted) {
    return 'client_accepted';
  }
  if (isSent) {
    return 'sent_to_client';
  }
  return isApproved ? 'approved_for_review' : 'draft';
}

/**
 * The last sent version as the client sees it. Empty before the first send, before the quote is linked to the client's account, and if the
 * quote was archived before its acceptance.
 */
function toVisibleOffer(quote: QuoteState, place: number, today: number): VisibleOffer[] {
  const { name, isBound, isSent, answer, isAccepted, archivedBy, versions } = quote;
  const last = versions.at(-1);
  if (last === undefined || !isBound || (archivedBy !== null && !isAccepted)) {
    return [];
  }
  const priced = { ...last, name, payableCents: payableOf(last), version: versions.length };
  const isExpired = !isAccepted && last.validUntil < today;
  return [{ ...priced, place, isAccepted, isBeingRevised: !isSent, answer, isExpired }];
}

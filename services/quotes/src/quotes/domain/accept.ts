import { offerObstacles } from '@marquee/contracts/offer-states';
import { DomainError } from '@marquee/service-kit/domain-error';
import { isBeingRevised, outwardOfferOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requireStatus } from './quote-states.ts';
import { offerStateAt, requireLastVersion, requireUnanswered } from './sent-offer.ts';

/**
 * `version` is the version that the client has read; undefined means the last sent version. A sent version stays open while the provider
 * edits the working copy, until the provider sends the next version or an answer ends the offer.
 */
export function accept(quote: Quote, version: number | undefined, at: Date): QuoteChange | null {
  requireStatus(quote, 'accept', { holds: isBeingRevised(quote) });
  const state = offerStateAt(quote, at);
  requireUnanswered(state);
  requireLastVersion(quote, version);
  if (state === 'accepted') {
    return null;
  }
  if (state === 'expired') {
    throw new DomainError('conflict', 'quote_expired', offerObstacles.expired);
  }
  return { type: 'accepted', version: outwardOfferOf(quote).number };
}

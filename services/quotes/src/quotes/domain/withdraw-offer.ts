import { DomainError } from '@marquee/service-kit/domain-error';
import { answerOf, outwardOfferOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requireStatus } from './quote-states.ts';

/** Withdraws the last sent version. Null if an answer has ended its offer already. */
export function withdrawOffer(quote: Quote): QuoteChange | null {
  requireStatus(quote, 'withdraw-offer');
  if (answerOf(quote).answer !== undefined) {
    return null;
  }
  const { number } = outwardOfferOf(quote);
  if (number === 0) {
    throw new DomainError('conflict', 'quote_not_sent', 'This quote has not been sent yet');
  }
  return { type: 'offer-withdrawn', version: number };
}

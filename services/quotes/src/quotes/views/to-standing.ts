import { toQuoteStanding } from '@marquee/contracts/quote-standing';
import type { QuoteStanding } from '@marquee/contracts/quote-standing';
import { toInstant } from '../../to-instant.ts';
import { answerOf } from '../domain/quote.ts';
import type { Quote } from '../domain/quote.ts';

/** The quote's status, last send, withdrawal and acceptance, as its provider reads them. */
export function toStanding(quote: Quote): QuoteStanding {
  return toQuoteStanding({
    status: quote.status,
    lastSentAt: toInstant(quote.lastSentAt),
    acceptedAt: toInstant(quote.acceptedAt),
    ...answerOf(quote),
  });
}

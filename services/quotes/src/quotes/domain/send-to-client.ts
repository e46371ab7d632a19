import { dateAfter, isPastDate } from '@marquee/contracts/dates';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requirePayable } from './require-payable.ts';
import { requireStatus } from './quote-states.ts';

const daysValid = 30;
/** Limits the document's size: every version is stored in the quote's document. */
const maxVersions = 30;

export function sendToClient(quote: Quote, at: Date): QuoteChange | null {
  if (quote.status === 'sent_to_client') {
    return null;
  }
  requireStatus(quote, 'send');
  const validUntil = quote.offer.validUntil ?? dateAfter(daysValid, quote.timeZone, at);
  if (isPastDate(validUntil, quote.timeZone, at)) {
    const message = 'Valid until must not be in the past';
    throw new DomainError('rule-broken', 'quote_validity_past', message, {
      errors: [{ path: 'validUntil', message }],
    });
  }
  requirePayable(quote.offer);
  if (quote.sentVersions.length >= maxVersions) {
    const message = `A quote can be sent at most ${maxVersions} times`;
    throw new DomainError('rule-broken', 'quote_sent_too_often', message);
  }
  return { type: 'sent-to-client', validUntil };
}

import { areContactsHidden } from '@marquee/contracts/contact-retention';
import { toAmount } from '@marquee/contracts/money';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { toInstant } from '../../to-instant.ts';
import { isExpired } from '../domain/accept.ts';
import { discardedIn } from '../domain/discarded-changes.ts';
import { hasPublicPage } from '../domain/erase.ts';
import { payableOf, scheduleOf, subtotalOf } from '../domain/offer.ts';
import { answerOf, flagsOf, outwardOfferOf, validUntilOf } from '../domain/quote.ts';
import type { Quote } from '../domain/quote.ts';
import { toLineItem } from './to-line-item.ts';
import { toStanding } from './to-standing.ts';

/**
 * The working copy as its provider reads it. If the quote was not accepted, omits the venue more than 90 days after the event date or the
 * cancellation.
 */
export function toProviderQuote(quote: Quote, now: Date): ProviderQuote {
  const { offer } = quote;
  return {
    id: quote.id,
    eventId: quote.eventId,
    clientEmail: quote.clientEmail,
    clientName: quote.clientName,
    eventName: quote.eventName,
    eventDate: quote.eventDate,
    eventLocation: isPlaceHidden(quote, now) ? '' : quote.eventLocation,
    timeZone: quote.timeZone,
    totalAmount: toAmount(subtotalOf(offer)),
    discountAmount: toAmount(offer.discountCents),
    finalAmount: toAmount(payableOf(offer)),
    lineItems: offer.lineItems.map(toLineItem),
    notes: offer.notes,
    validUntil: validUntilOf(quote),
    paymentSchedule: toPaymentTerms(scheduleOf(offer)),
    version: outwardOfferOf(quote).number,
    status: quote.status,
    ...flagsOf(quote),
    archivedAt: toInstant(quote.archivedAt),
    approvedForReviewAt: toInstant(quote.approvedForReviewAt),
    sentToClientAt: toInstant(quote.sentAt),
    clientAcceptedAt: toInstant(quote.acceptedAt),
    createdAt: quote.createdAt.toISOString(),
    lastChangedAt: quote.lastChangedAt.toISOString(),
    lastChangedBy: quote.lastChangedBy,
    hasPublicPage: hasPublicPage(quote),
    ...answerOf(quote),
    isExpired: isExpired(quote, now),
    ...discardedIn(quote),
    standing: toStanding(quote),
    revision: quote.version,
  };
}

/** A quote that the system has archived counts as cancelled at that time, because the system archives the quote of a cancelled event. */
function isPlaceHidden(
  { eventDate, timeZone, acceptedAt, archivedAt, archivedBy }: Quote,
  now: Date,
): boolean {
  const cancelledAt = archivedBy === 'system' ? archivedAt : null;
  return areContactsHidden({ eventDate, timeZone, isBooked: acceptedAt !== null, cancelledAt }, now);
}

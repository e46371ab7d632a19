import { areContactsHidden } from '@marquee/contracts/contact-retention';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { toInstant } from '../../to-instant.ts';
import { isExpired } from '../domain/sent-offer.ts';
import { discardedIn } from '../domain/discarded-changes.ts';
import { hasPublicPage } from '../domain/erase.ts';
import { answerOf, flagsOf, outwardOfferOf, workingOfferOf } from '../domain/quote.ts';
import type { Quote } from '../domain/quote.ts';
import { toPricedOffer } from './to-priced-offer.ts';
import { toStanding } from './to-standing.ts';

/**
 * The working copy as its provider reads it. If the quote was not accepted, omits the venue more than 90 days after the event date or the
 * cancellation.
 */
export function toProviderQuote(quote: Quote, now: Date): ProviderQuote {
  const offer = workingOfferOf(quote);
  return {
    id: quote.id,
    eventId: quote.eventId,
    clientEmail: quote.clientEmail,
    clientName: quote.clientName,
    eventName: quote.eventName,
    eventDate: quote.eventDate,
    eventLocation: isPlaceHidden(quote, now) ? '' : quote.eventLocation,
    timeZone: quote.timeZone,
    ...toPricedOffer(offer),
    notes: offer.notes,
    validUntil: offer.validUntil,
    paymentSchedule: toPaymentTerms(offer.paymentSchedule),
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

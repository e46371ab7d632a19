import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import { toInstant } from '../../to-instant.ts';
import { isExpired } from '../domain/sent-offer.ts';
import { answerOf, isBeingRevised, outwardOfferOf } from '../domain/quote.ts';
import type { Quote } from '../domain/quote.ts';
import { toInstalments } from './to-instalments.ts';
import { toPricedOffer } from './to-priced-offer.ts';

/** The fields for the client and the public: the last sent version, or the working copy before the first send. */
export function toOutwardQuote(quote: Quote, at: Date) {
  const offer = outwardOfferOf(quote);
  return {
    id: quote.id,
    eventName: quote.eventName,
    ...toPricedOffer(offer),
    clientAccepted: quote.acceptedAt !== null,
    clientAcceptedAt: toInstant(quote.acceptedAt),
    sentToClientAt: toInstant(offer.sentAt),
    createdAt: quote.createdAt.toISOString(),
    validUntil: offer.validUntil,
    isExpired: isExpired(quote, at),
    notes: offer.notes,
    paymentSchedule: toPaymentTerms(offer.paymentSchedule),
    instalments: toInstalments(quote, at),
    version: offer.number,
    isBeingRevised: isBeingRevised(quote),
    ...answerOf(quote),
  };
}

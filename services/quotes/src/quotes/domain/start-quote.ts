import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { toEmailKey } from '@marquee/contracts/text';
import type { EventCopy } from './event-copy.ts';
import { emptyOffer } from './offer.ts';
import type { Offer } from './offer.ts';
import { withDerived } from './quote.ts';
import type { Quote } from './quote.ts';

export type QuoteStart = EventCopy &
  Pick<
    Quote,
    'id' | 'providerId' | 'clientId' | 'clientEmail' | 'clientName' | 'eventId' | 'requestNumber'
  > & {
    /** The initial offer; empty by default. */
    offer?: Offer;
  };

type Start = QuoteStart & {
  /** The provider's own default, if set. */
  paymentSchedule?: PaymentSchedule | null;
};

/** A quote that is not stored yet: its version is 0. */
export function startQuote({ paymentSchedule, ...start }: Start, at: Date): Quote {
  return withDerived({
    ...start,
    version: 0,
    isStandingPublished: true,
    requestKey: start.eventId === null ? start.id : `${start.eventId}/${start.requestNumber}`,
    clientEmailKey: toEmailKey(start.clientEmail),
    offer: start.offer ?? { ...emptyOffer, ...(paymentSchedule && { paymentSchedule }) },
    sentVersions: [],
    approvedForReviewAt: null,
    sentAt: null,
    acceptedAt: null,
    acceptedVersion: null,
    archivedAt: null,
    archivedBy: null,
    createdAt: at,
    lastChangedAt: at,
    lastChangedBy: 'provider',
  });
}

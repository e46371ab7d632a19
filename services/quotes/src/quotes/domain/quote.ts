import type { OfferAnswer } from '@marquee/contracts/offer-states';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { subtotalOf } from '@marquee/contracts/priced-lines';
import { quoteStatusOf } from '@marquee/contracts/quote-statuses';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import type { EventCopy } from './event-copy.ts';
import { payableOf, scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';

export type QuoteActor = 'provider' | 'client' | 'system';

/** The content that a send froze, which is exactly what the client reads and accepts. */
export type SentVersion = Offer & {
  number: number;
  sentAt: Date;
  validUntil: string;
  subtotalCents: number;
  payableCents: number;
};

/** The provider's name and addresses on an accepted quote. */
export type ProviderParty = { name: string; email: string; address: string };

export type Quote = EventCopy & {
  id: string;
  version: number;
  providerId: string;
  /** The client's account; null while a quote made by hand waits for its email address to be verified. */
  clientId: string | null;
  clientEmail: string;
  clientEmailKey: string;
  clientName: string;
  eventId: string | null;
  /**
   * Sequence number within the event request (1, 2, …); 0 for a quote created without one. The next is created only after the previous is
   * archived.
   */
  requestNumber: number;
  /**
   * Event id and `requestNumber` in one unique key, so that only one of several concurrent creations succeeds. Without an event, the id.
   */
  requestKey: string;
  /** The working copy, which the provider edits. */
  offer: Offer;
  sentVersions: readonly SentVersion[];
  approvedForReviewAt: Date | null;
  /** When the working copy was sent; null as soon as it differs from the last sent version. */
  sentAt: Date | null;
  /**
   * The version that stays open while the provider edits the working copy. In releases without this field, the first change of a sent quote
   * withdrew the sent version, so a working copy without this number has no open version.
   */
  openVersion?: number | null;
  acceptedAt: Date | null;
  acceptedVersion: number | null;
  /** The working copy that differed from the accepted version; null or absent if there was none. */
  discardedOffer?: Offer | null;
  /** The id of the quote created from the discarded offer. */
  discardedCopyId?: string;
  archivedAt: Date | null;
  archivedBy: 'provider' | 'system' | null;
  /** Present once the quote's lines have been published; earlier releases did not publish them. */
  isItemized?: true;
  /** Present once the quote's status has been published; earlier releases did not publish the status. */
  isStandingPublished?: true;
  /** The provider as the last message about the acceptance or its erasure named them. Absent if an earlier release published it. */
  publishedProvider?: ProviderParty;
  /** Present once the quote's provider has deleted their account. */
  isProviderErased?: true;
  createdAt: Date;
  lastChangedAt: Date;
  lastChangedBy: QuoteActor;
} & Derived;

/** Fields that every change derives from the other fields; stored for the lists' filters and sort order. */
export type Derived = {
  status: QuoteStatus;
  lastSentAt: Date | null;
  /** The client in whose list the quote appears. Null before the quote is sent, and after it is archived without acceptance. */
  shownToClientId: string | null;
  isInPipeline: boolean;
};

export function withDerived(quote: Omit<Quote, keyof Derived>): Quote {
  const lastSentAt = quote.sentVersions.at(-1)?.sentAt ?? null;
  const isInPipeline = quote.archivedAt === null || quote.acceptedAt !== null;
  return {
    ...quote,
    status: quoteStatusOf(flagsOf(quote)),
    lastSentAt,
    shownToClientId: lastSentAt !== null && isInPipeline ? quote.clientId : null,
    isInPipeline,
  };
}

type Flagged = Pick<Quote, 'archivedAt' | 'acceptedAt' | 'sentAt' | 'approvedForReviewAt'>;

export function flagsOf(quote: Flagged) {
  return {
    archived: quote.archivedAt !== null,
    clientAccepted: quote.acceptedAt !== null,
    sentToClient: quote.sentAt !== null,
    approvedForReview: quote.approvedForReviewAt !== null,
  };
}

type Sent = Pick<Quote, 'sentVersions' | 'sentAt'>;

type Offered = Sent & Pick<Quote, 'openVersion'>;

/** Whether the provider has changed or withdrawn the quote since the last send. */
export function isBeingRevised({ sentVersions, sentAt }: Sent): boolean {
  return sentVersions.length > 0 && sentAt === null;
}

/** Whether the last sent version is withdrawn, so that nothing can be accepted until the next send. */
export function isOfferWithdrawn(quote: Offered): boolean {
  return isBeingRevised(quote) && quote.openVersion !== quote.sentVersions.length;
}

/** The answer to the last sent version, in the fields in which reads report it; empty while nobody has answered. */
export function answerOf(quote: Offered): { answer?: OfferAnswer } {
  return isOfferWithdrawn(quote) ? { answer: 'withdrawn' } : {};
}

/** An offer with its totals, as readers get it; `number` and `sentAt` are those of its send. */
export type ReadOffer = Omit<SentVersion, 'sentAt' | 'validUntil'> & {
  sentAt: Date | null;
  validUntil: string | null;
  paymentSchedule: PaymentSchedule;
};

/** The offer for everyone except the provider: the last sent version, or before the first send the working copy with number 0. */
export function outwardOfferOf(quote: Quote): ReadOffer {
  const sent = quote.sentVersions.at(-1);
  return sent === undefined ? workingOfferOf(quote) : { ...sent, paymentSchedule: scheduleOf(sent) };
}

/** The offer for the provider; its number is 0 if the quote was never sent, or was changed or withdrawn since the last send. */
export function workingOfferOf(quote: Quote): ReadOffer {
  const { offer, sentAt } = quote;
  return {
    ...offer,
    validUntil: validUntilOf(quote),
    number: unchangedVersionOf(quote)?.number ?? 0,
    sentAt,
    subtotalCents: subtotalOf(offer.lineItems),
    payableCents: payableOf(offer),
    paymentSchedule: scheduleOf(offer),
  };
}

/**
 * The date that the provider has set, else the date that the last send has set, unless the quote has changed since. Null if there is none.
 */
export function validUntilOf(quote: Quote): string | null {
  return quote.offer.validUntil ?? unchangedVersionOf(quote)?.validUntil ?? null;
}

/** The last sent version; undefined if the quote was never sent, or was changed or withdrawn since the last send. */
function unchangedVersionOf({ sentVersions, sentAt }: Sent): SentVersion | undefined {
  return sentAt === null ? undefined : sentVersions.at(-1);
}

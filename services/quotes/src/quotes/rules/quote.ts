import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { quoteStatusOf } from '@marquee/contracts/quote-statuses';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { finalOf, scheduleOf, totalOf } from './offer.ts';
import type { Offer } from './offer.ts';

export type QuoteActor = 'provider' | 'client' | 'system';

/** What one send froze: this, and nothing else, is what the client reads and accepts. */
export type SentVersion = Offer & { number: number; sentAt: Date; totalCents: number; finalCents: number };

export type Quote = {
  id: string;
  version: number;
  providerId: string;
  /** The client's account; null while a quote made by hand waits for its email address to be verified. */
  clientId: string | null;
  clientEmail: string;
  clientEmailKey: string;
  clientName: string;
  eventId: string | null;
  /** The how-manieth quote of its request; the next is made only once this one is archived. 0: made by hand. */
  requestNumber: number;
  /** Request and number in one: unique, so that of those who make the same quote at once one wins. */
  requestKey: string;
  eventName: string;
  eventDate: string;
  eventLocation: string;
  timeZone: string;
  /** The working copy: what the provider edits. */
  offer: Offer;
  sentVersions: readonly SentVersion[];
  approvedForReviewAt: Date | null;
  /** When the working copy was sent; null again as soon as it differs from the last version sent. */
  sentAt: Date | null;
  /**
   * The version that stays open while the provider edits the working copy. Releases that know no open versions withdrew the offer with its
   * first change, so a working copy without this number has withdrawn it.
   */
  openVersion?: number | null;
  acceptedAt: Date | null;
  acceptedVersion: number | null;
  /** The working copy that differed from the accepted version; null or absent where none did. */
  discardedOffer?: Offer | null;
  /** The quote that was created from it. */
  discardedCopyId?: string;
  archivedAt: Date | null;
  archivedBy: 'provider' | 'system' | null;
  /** Present once its lines have been published; earlier releases did not publish them. */
  isItemized?: true;
  /** Present once a message has reported how the quote stands; earlier releases did not report it. */
  isStandingPublished?: true;
  /** Present once the provider of an accepted quote has deleted their account. */
  isProviderErased?: true;
  createdAt: Date;
  lastChangedAt: Date;
  lastChangedBy: QuoteActor;
} & Derived;

/** Computed from the rest at every change; stored because lists are found and sorted by them. */
export type Derived = {
  status: QuoteStatus;
  lastSentAt: Date | null;
  /** The client whose list shows it: ever sent, and not archived unless accepted. */
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

/** Whether the provider has changed it since it was last sent. */
export function isBeingRevised({ sentVersions, sentAt }: Sent): boolean {
  return sentVersions.length > 0 && sentAt === null;
}

/** Whether the version sent last is withdrawn, so that nothing can be accepted until the next is sent. */
export function isOfferWithdrawn(quote: Sent & Pick<Quote, 'openVersion'>): boolean {
  return isBeingRevised(quote) && quote.openVersion !== quote.sentVersions.length;
}

/** An offer as it is read, with what it comes to; `number` and `sentAt` are of its sending. */
export type ReadOffer = Omit<SentVersion, 'sentAt'> & {
  sentAt: Date | null;
  paymentSchedule: PaymentSchedule;
};

/** What everybody but the provider reads: the last version sent, before the first the working copy as number 0. */
export function outwardOfferOf(quote: Quote): ReadOffer {
  const sent = quote.sentVersions.at(-1);
  return sent === undefined ? workingOfferOf(quote) : { ...sent, paymentSchedule: scheduleOf(sent) };
}

/** What the provider reads; number 0 while it differs from what was sent. */
export function workingOfferOf(quote: Quote): ReadOffer {
  const { offer, sentVersions, sentAt } = quote;
  return {
    ...offer,
    validUntil: validUntilOf(quote),
    number: sentAt === null ? 0 : (sentVersions.at(-1)?.number ?? 0),
    sentAt,
    totalCents: totalOf(offer),
    finalCents: finalOf(offer),
    paymentSchedule: scheduleOf(offer),
  };
}

/** The date the provider has set, else the one the last send gave. */
export function validUntilOf({ offer, sentVersions, sentAt }: Quote): string | null {
  return offer.validUntil ?? (sentAt === null ? null : (sentVersions.at(-1)?.validUntil ?? null));
}

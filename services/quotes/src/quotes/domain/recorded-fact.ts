import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import type { NoData } from '@marquee/service-kit/store/history-entry';
import type { Difference } from './differences-of.ts';
import { discardedChangesOf } from './discarded-changes.ts';
import { payableOf } from './offer.ts';
import { outwardOfferOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteFact, WithdrawalReason } from './quote-change.ts';

/** A fact as the history of a quote keeps it. A text that somebody typed is null once it was erased. */
export type RecordedFact =
  | { type: 'created'; data: { isRequested: boolean } }
  | { type: 'renamed'; data: { eventName: string | null } }
  | { type: 'line-item-added' | 'line-item-removed'; data: OfferSummary & { serviceName: string | null } }
  | { type: 'terms-changed'; data: RecordedTerms }
  | { type: 'approved-for-review'; data: OfferSummary }
  | { type: 'sent-to-client'; data: { version: number; payableCents: number } }
  | {
      type: 'accepted';
      data: { version: number; payableCents: number; discardedChanges: readonly Difference[] };
    }
  | { type: 'discarded-changes-copied' | 'archived' | 'linked-to-client'; data: NoData }
  | { type: 'withdrawn'; data: { reason: WithdrawalReason } }
  | { type: 'offer-withdrawn'; data: { version: number } }
  | { type: 'erased'; data: { side: 'client' | 'provider' } }
  /** A sentence of an earlier release that no other fact stands for. */
  | { type: 'noted'; data: { text: string | null } };

/**
 * `wording`: the sentence of an earlier release, if this release words the fact differently. Facts with a typed text have none, because
 * their sentences have always been the same.
 */
export type WordedFact = RecordedFact & { wording?: string };

/** The working copy after the fact. */
export type OfferSummary = { lineCount: number; payableCents: number };

/** Terms without a schedule have the default one. */
export type RecordedTerms = {
  discountCents: number;
  validUntil: string | null;
  paymentSchedule?: PaymentSchedule;
};

/** What the history keeps of a fact; `quote` is the state after it. */
export function recordedFactOf(fact: QuoteFact, quote: Quote): RecordedFact {
  switch (fact.type) {
    case 'created':
      return { type: fact.type, data: { isRequested: quote.eventId !== null } };
    case 'renamed':
      return { type: fact.type, data: { eventName: fact.eventName } };
    case 'line-item-added':
    case 'line-item-removed':
      return {
        type: fact.type,
        data: { serviceName: fact.lineItem.serviceName, ...summaryOf(quote) },
      };
    case 'terms-changed': {
      // Without the notes, which are typed text and which the history does not show.
      const { discountCents, validUntil, paymentSchedule } = fact.terms;
      return {
        type: fact.type,
        data: { discountCents, validUntil, ...(paymentSchedule && { paymentSchedule }) },
      };
    }
    case 'approved-for-review':
      return { type: fact.type, data: summaryOf(quote) };
    case 'sent-to-client': {
      const { number: version, payableCents } = outwardOfferOf(quote);
      return { type: fact.type, data: { version, payableCents } };
    }
    case 'accepted': {
      const { payableCents } = outwardOfferOf(quote);
      const discardedChanges = discardedChangesOf(quote);
      return { type: fact.type, data: { version: fact.version, payableCents, discardedChanges } };
    }
    case 'withdrawn':
      return { type: fact.type, data: { reason: fact.reason } };
    case 'offer-withdrawn':
      return { type: fact.type, data: { version: fact.version } };
    case 'erased':
      return { type: fact.type, data: { side: fact.side } };
    case 'discarded-changes-copied':
    case 'archived':
    case 'linked-to-client':
      return { type: fact.type, data: {} };
  }
}

function summaryOf({ offer }: Quote): OfferSummary {
  return { lineCount: offer.lineItems.length, payableCents: payableOf(offer) };
}

/** The fact without typed texts: the names of the event and of services. */
export function withoutTypedTexts(fact: RecordedFact): RecordedFact {
  if (fact.type === 'line-item-added' || fact.type === 'line-item-removed') {
    return { ...fact, data: { ...fact.data, serviceName: null } };
  }
  if (fact.type === 'renamed') {
    return { ...fact, data: { eventName: null } };
  }
  return fact.type === 'noted' ? { ...fact, data: { text: null } } : fact;
}

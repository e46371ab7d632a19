import { formatDate } from '@marquee/contracts/format-dates';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import type { NoData } from '@marquee/service-kit/store/history-entry';
import { describeDifferences } from './differences-of.ts';
import type { Difference } from './differences-of.ts';
import { discardedChangesOf } from './discarded-changes.ts';
import { formatCents } from './format-cents.ts';
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

const withdrawalTexts: Record<WithdrawalReason, string> = {
  'event-cancelled': 'Withdrawn: the event was cancelled',
  'account-deleted': 'Withdrawn: an account was deleted',
};

/** The history's text for a fact, as the release that recorded the fact words it. */
export function notesOf(fact: WordedFact): string {
  return fact.wording ?? describeFact(fact);
}

/** The history's text for a fact. */
export function describeFact(fact: RecordedFact): string {
  switch (fact.type) {
    case 'created':
      return fact.data.isRequested ? 'Created from the client’s request' : 'Created by the provider';
    case 'renamed':
      return fact.data.eventName === null ? 'Event renamed' : `Event renamed to ${fact.data.eventName}`;
    case 'line-item-added':
      return `${fact.data.serviceName ?? 'Service'} added: ${describeSummary(fact.data)}`;
    case 'line-item-removed':
      return `${fact.data.serviceName ?? 'Service'} removed: ${describeSummary(fact.data)}`;
    case 'terms-changed':
      return `Terms changed: ${describeTerms(fact.data)}`;
    case 'approved-for-review':
      return describeSummary(fact.data);
    case 'sent-to-client':
      return `Version ${fact.data.version} sent, ${describeTotal(fact.data)}`;
    case 'accepted':
      return describeAcceptance(fact.data);
    case 'discarded-changes-copied':
      return 'Discarded changes copied into a new quote';
    case 'archived':
      return 'Archived by the provider';
    case 'withdrawn':
      return withdrawalTexts[fact.data.reason];
    case 'offer-withdrawn':
      return `Version ${fact.data.version} withdrawn by the provider`;
    case 'erased':
      return `Erased: the ${fact.data.side}’s account was deleted`;
    case 'linked-to-client':
      return 'The client confirmed the email address';
    case 'noted':
      return fact.data.text ?? 'Changed';
  }
}

type Acceptance = Extract<RecordedFact, { type: 'accepted' }>['data'];

function describeAcceptance({ version, discardedChanges, ...price }: Acceptance): string {
  const accepted = `Version ${version} accepted, ${describeTotal(price)}`;
  return discardedChanges.length === 0
    ? accepted
    : `${accepted}. Unsent changes were discarded: ${describeDifferences(discardedChanges)}`;
}

function describeSummary({ lineCount, payableCents }: OfferSummary): string {
  return `${lineCount} ${lineCount === 1 ? 'line' : 'lines'}, ${describeTotal({ payableCents })}`;
}

function describeTotal({ payableCents }: { payableCents: number }): string {
  return `total ${formatCents(payableCents)}`;
}

function describeTerms({ discountCents, validUntil, paymentSchedule }: RecordedTerms): string {
  const validity = validUntil === null ? 'valid for 30 days' : `valid until ${formatDate(validUntil)}`;
  const payment = paymentSchedule === undefined ? '' : `, ${describePayment(paymentSchedule)}`;
  return `discount ${formatCents(discountCents)}, ${validity}${payment}`;
}

function describePayment({ deposit, balanceDueDaysBefore: days }: PaymentSchedule): string {
  return `${describeDeposit(deposit)}, balance due ${days} ${days === 1 ? 'day' : 'days'} before the event`;
}

function describeDeposit(deposit: PaymentSchedule['deposit']): string {
  switch (deposit.kind) {
    case 'none':
      return 'no deposit';
    case 'amount':
      return `deposit ${formatCents(deposit.amountCents)}`;
    case 'percent':
      return `deposit ${deposit.percent}%`;
  }
}

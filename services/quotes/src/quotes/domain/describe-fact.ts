import { formatDate } from '@marquee/contracts/format-dates';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { describeDifferences } from './differences-of.ts';
import { formatCents } from './format-cents.ts';
import type { WithdrawalReason } from './quote-change.ts';
import type { OfferSummary, RecordedFact, RecordedTerms, WordedFact } from './recorded-fact.ts';

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

import { formatDate } from '@marquee/contracts/format-dates';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { differencesOf } from './differences-of.ts';
import { formatCents } from './format-cents.ts';
import { payableOf } from './offer.ts';
import type { Offer } from './offer.ts';
import { outwardOfferOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteFact, Terms, WithdrawalReason } from './quote-change.ts';

const renamedTo = 'Event renamed to ';

/** Removes typed texts from an entry's notes: the names of the event and of services. */
export function withoutTypedNames(notes: string): string {
  return notes.startsWith(renamedTo) ? 'Event renamed' : notes.replace(typedService, 'Service $1: ');
}

const withdrawalTexts: Record<WithdrawalReason, string> = {
  'event-cancelled': 'Withdrawn: the event was cancelled',
  'account-deleted': 'Withdrawn: an account was deleted',
};

const typedService = /^.* (added|removed): /s;

/** The history's text for a fact; `quote` is the state after it. */
export function describeFact(fact: QuoteFact, quote: Quote): string {
  switch (fact.type) {
    case 'created':
      return quote.eventId === null ? 'Created by the provider' : 'Created from the client’s request';
    case 'renamed':
      return `${renamedTo}${fact.eventName}`;
    case 'line-item-added':
      return `${fact.lineItem.serviceName} added: ${summaryOf(quote.offer)}`;
    case 'line-item-removed':
      return `${fact.lineItem.serviceName} removed: ${summaryOf(quote.offer)}`;
    case 'terms-changed':
      return `Terms changed: ${termsOf(fact.terms)}`;
    case 'approved-for-review':
      return summaryOf(quote.offer);
    case 'sent-to-client':
      return `Version ${outwardOfferOf(quote).number} sent, ${priceOf(quote)}`;
    case 'accepted':
      return [`Version ${fact.version} accepted, ${priceOf(quote)}`, ...discardedFrom(quote)].join('. ');
    case 'discarded-changes-copied':
      return 'Discarded changes copied into a new quote';
    case 'archived':
      return 'Archived by the provider';
    case 'withdrawn':
      return withdrawalTexts[fact.reason];
    case 'offer-withdrawn':
      return `Version ${fact.version} withdrawn by the provider`;
    case 'erased':
      return `Erased: the ${fact.side}’s account was deleted`;
    case 'linked-to-client':
      return 'The client confirmed the email address';
  }
}

function discardedFrom(quote: Quote): string[] {
  const differences = discardedChangesOf(quote);
  return differences === null ? [] : [`Unsent changes were discarded: ${differences}`];
}

/** The field `discardedChanges` of an answer or a message. Absent if no acceptance has discarded changes. */
export function discardedIn(quote: Quote): { discardedChanges?: string } {
  const discardedChanges = discardedChangesOf(quote);
  return discardedChanges === null ? {} : { discardedChanges };
}

/** The unsent changes that an acceptance discarded, as a list without typed text; null if there were none. */
function discardedChangesOf({ discardedOffer, offer }: Quote): string | null {
  return discardedOffer ? differencesOf(offer, discardedOffer).join(', ') : null;
}

function summaryOf(offer: Offer): string {
  const count = offer.lineItems.length;
  return `${count} ${count === 1 ? 'line' : 'lines'}, total ${formatCents(payableOf(offer))}`;
}

function priceOf(quote: Quote): string {
  return `total ${formatCents(outwardOfferOf(quote).payableCents)}`;
}

function termsOf({ discountCents, validUntil, paymentSchedule }: Terms): string {
  const validity = validUntil === null ? 'valid for 30 days' : `valid until ${formatDate(validUntil)}`;
  const payment = paymentSchedule === undefined ? '' : `, ${paymentOf(paymentSchedule)}`;
  return `discount ${formatCents(discountCents)}, ${validity}${payment}`;
}

function paymentOf({ deposit, balanceDueDaysBefore: days }: PaymentSchedule): string {
  return `${depositOf(deposit)}, balance due ${days} ${days === 1 ? 'day' : 'days'} before the event`;
}

function depositOf(deposit: PaymentSchedule['deposit']): string {
  switch (deposit.kind) {
    case 'none':
      return 'no deposit';
    case 'amount':
      return `deposit ${formatCents(deposit.amountCents)}`;
    case 'percent':
      return `deposit ${deposit.percent}%`;
  }
}

import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { DomainError } from '@marquee/service-kit/domain-error';

export type LineItem = {
  id: string;
  serviceName: string;
  serviceDescription: string;
  unitPriceCents: number;
  quantity: number;
  totalCents: number;
};

/** What is priced and on which terms. `validUntil` null: thirty days on, counted when it is sent. */
export type Offer = {
  lineItems: readonly LineItem[];
  discountCents: number;
  notes: string;
  validUntil: string | null;
  /** There only once the provider has chosen one, and in what was sent. */
  paymentSchedule?: PaymentSchedule;
};

export const emptyOffer: Offer = { lineItems: [], discountCents: 0, notes: '', validUntil: null };

const maxLineItems = 500;
/** Thirty versions of an offer of this size stay well below the 16 MB of one document. */
const maxCharacters = 100_000;
/** The most that an amount with two decimals has room for on the wire. */
const maxTotalCents = 99_999_999_999;

/** The sum of the lines, before the discount. */
export function totalOf({ lineItems }: Pick<Offer, 'lineItems'>): number {
  return lineItems.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** What the client pays. */
export function finalOf(offer: Pick<Offer, 'lineItems' | 'discountCents'>): number {
  return totalOf(offer) - offer.discountCents;
}

/** How the client pays it. */
export function scheduleOf({ paymentSchedule }: Pick<Offer, 'paymentSchedule'>): PaymentSchedule {
  return paymentSchedule ?? defaultPaymentSchedule;
}

/** Refuses an offer that must never come to be, whatever change leads to it; `input` names the field of the call that changes the total. */
export function requireSound(offer: Offer, input?: string): void {
  if (offer.lineItems.length > maxLineItems) {
    throw broken('quote_has_too_many_lines', `A quote can have at most ${maxLineItems} services`);
  }
  if (charactersOf(offer) > maxCharacters) {
    throw broken('quote_is_too_long', 'The texts of this quote are too long');
  }
  if (finalOf(offer) < 0) {
    throw broken('quote_total_below_zero', 'The total of a quote must not be below zero', input);
  }
  if (totalOf(offer) > maxTotalCents) {
    throw broken('quote_total_too_large', 'The total of a quote must be below $1,000,000,000', input);
  }
}

function charactersOf({ lineItems, notes }: Offer): number {
  return lineItems.reduce(
    (sum, { serviceName, serviceDescription }) => sum + serviceName.length + serviceDescription.length,
    notes.length,
  );
}

function broken(code: string, message: string, input?: string): DomainError {
  return new DomainError('rule-broken', code, message, {
    ...(input !== undefined && { errors: [{ path: input, message }] }),
  });
}

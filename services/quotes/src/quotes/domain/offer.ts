import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { subtotalOf } from '@marquee/contracts/priced-lines';
import type { LineInCents } from '@marquee/contracts/priced-lines';
import { DomainError } from '@marquee/service-kit/domain-error';

export type LineItem = LineInCents & { id: string };

/** The priced lines and the terms. If `validUntil` is null, the offer is valid for thirty days from sending. */
export type Offer = {
  lineItems: readonly LineItem[];
  discountCents: number;
  notes: string;
  validUntil: string | null;
  /** Present in sent versions; in a working copy only if the provider has chosen a schedule. */
  paymentSchedule?: PaymentSchedule;
};

export const emptyOffer: Offer = { lineItems: [], discountCents: 0, notes: '', validUntil: null };

const maxLineItems = 500;
/** Thirty versions of an offer of this size stay well below the 16 MB limit of a document. */
const maxCharacters = 100_000;
/** The maximum of an amount with two decimals in the API. */
const maxSubtotalCents = 99_999_999_999;

/** The amount that the client pays, after the discount. */
export function payableOf({ lineItems, discountCents }: Pick<Offer, 'lineItems' | 'discountCents'>): number {
  return subtotalOf(lineItems) - discountCents;
}

/** The payment schedule of an offer, or the default one. */
export function scheduleOf({ paymentSchedule }: Pick<Offer, 'paymentSchedule'>): PaymentSchedule {
  return paymentSchedule ?? defaultPaymentSchedule;
}

/** The fields of a call that change the total and the texts of an offer. */
type Inputs = { total?: string; texts?: string };

/** Rejects an invalid offer. If the total or the texts are invalid, the error names the field of the call from `inputs`. */
export function requireValidOffer(offer: Offer, inputs: Inputs = {}): void {
  if (offer.lineItems.length > maxLineItems) {
    throw broken('quote_has_too_many_lines', `A quote can have at most ${maxLineItems} services`);
  }
  const surplus = charactersOf(offer) - maxCharacters;
  if (surplus > 0) {
    throw broken('quote_is_too_long', tooLongBy(surplus), inputs.texts);
  }
  if (payableOf(offer) < 0) {
    throw broken('quote_total_below_zero', 'The total of a quote must not be below zero', inputs.total);
  }
  if (subtotalOf(offer.lineItems) > maxSubtotalCents) {
    throw broken('quote_total_too_large', 'The total of a quote must be below $1,000,000,000', inputs.total);
  }
}

function tooLongBy(surplus: number): string {
  const limit = maxCharacters.toLocaleString('en-US');
  const by = `${surplus.toLocaleString('en-US')} ${surplus === 1 ? 'character' : 'characters'}`;
  return `The service names, descriptions and notes of a quote can have ${limit} characters in all. Please shorten this text by ${by}.`;
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

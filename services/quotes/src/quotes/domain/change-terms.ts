import { isDeepStrictEqual } from 'node:util';
import { isSameText } from '@marquee/contracts/clean-text';
import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { requireValidOffer, scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';
import { validUntilOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange, Terms } from './quote-change.ts';
import { requireOpen } from './require-open.ts';

export type WantedTerms = {
  discountCents?: number | undefined;
  notes?: string | undefined;
  validUntil?: string | undefined;
  paymentSchedule?: PaymentSchedule | undefined;
};

/** Changes the terms that are given and differ. Null when none differs. */
export function changeTerms(quote: Quote, wanted: WantedTerms): QuoteChange | null {
  const { offer } = quote;
  const terms: Terms = {
    discountCents: wanted.discountCents ?? offer.discountCents,
    notes: wantedNotes(offer, wanted.notes),
    validUntil: wantedValidity(quote, wanted.validUntil),
    ...wantedSchedule(offer, wanted.paymentSchedule),
  };
  if (isSame(terms, offer)) {
    return null;
  }
  requireOpen(quote, 'change-terms');
  requireValidOffer({ ...offer, ...terms }, { total: 'discountAmount', texts: 'notes' });
  return { type: 'terms-changed', terms };
}

/** Notes that are the same after the cleaning of texts are no change, so that a sent offer keeps the notes as sent. */
function wantedNotes({ notes }: Offer, wanted = notes): string {
  return isSameText(wanted, notes) ? notes : wanted;
}

/** Repeating the date that the last send has set is no change. */
function wantedValidity(quote: Quote, wanted: string | undefined): string | null {
  return wanted === undefined || wanted === validUntilOf(quote) ? quote.offer.validUntil : wanted;
}

/** A schedule that already applies is no change, even if the provider never chose one. */
function wantedSchedule(
  offer: Offer,
  wanted: PaymentSchedule | undefined,
): Pick<Terms, 'paymentSchedule'> | undefined {
  const isNew = wanted !== undefined && !isDeepStrictEqual(wanted, scheduleOf(offer));
  const chosen = isNew ? wanted : offer.paymentSchedule;
  return chosen && { paymentSchedule: chosen };
}

function isSame(a: Terms, b: Terms): boolean {
  return (
    a.discountCents === b.discountCents &&
    a.notes === b.notes &&
    a.validUntil === b.validUntil &&
    a.paymentSchedule === b.paymentSchedule
  );
}

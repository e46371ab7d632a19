import { requireSound } from './offer.ts';
import { validUntilOf } from './quote.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange, Terms } from './quote-change.ts';
import { requireOpen } from './require-status.ts';

type WantedTerms = {
  discountCents?: number | undefined;
  notes?: string | undefined;
  validUntil?: string | undefined;
};

/** What is left out, or is as it already reads, stays. */
export function changeTerms(quote: Quote, wanted: WantedTerms): QuoteChange | null {
  const { offer } = quote;
  const terms: Terms = {
    discountCents: wanted.discountCents ?? offer.discountCents,
    notes: wanted.notes ?? offer.notes,
    validUntil: wantedValidity(quote, wanted.validUntil),
  };
  if (isSame(terms, offer)) {
    return null;
  }
  requireOpen(quote);
  requireSound({ ...offer, ...terms });
  return { type: 'terms-changed', terms };
}

/** Naming the date that a send has given is no change. */
function wantedValidity(quote: Quote, wanted: string | undefined): string | null {
  return wanted === undefined || wanted === validUntilOf(quote) ? quote.offer.validUntil : wanted;
}

function isSame(a: Terms, b: Terms): boolean {
  return a.discountCents === b.discountCents && a.notes === b.notes && a.validUntil === b.validUntil;
}

import { dateIn } from '@marquee/contracts/dates';
import { parseCost } from '@marquee/contracts/money';
import type { QuoteUpdate } from '@marquee/contracts/quote-requests';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { z } from 'zod';

/** What the provider types; the contract's shapes are made from it on saving. A date once set can only be moved. */
export function termsFormFor({ validUntil }: ProviderQuote) {
  return z.object({
    discountAmount: z.string().refine(isDiscount, 'Please enter a valid number for the discount'),
    validUntil: (validUntil === null ? z.string() : z.string().min(1, 'Valid until is required')).refine(
      (typed) => typed === '' || typed === validUntil || typed >= today(),
      'Valid until must not be in the past',
    ),
    notes: z.string().max(5000, 'Please use at most 5000 characters'),
  });
}

/** Where the provider is; sending asks again, by the day at the event. */
function today(): string {
  return dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}

function isDiscount(typed: string): boolean {
  const cost = parseCost(typed);
  return cost !== null && !cost.startsWith('-');
}

export type TermsFormValues = z.infer<ReturnType<typeof termsFormFor>>;

export function toTermsForm({ discountAmount, validUntil, notes }: ProviderQuote): TermsFormValues {
  return { discountAmount, validUntil: validUntil ?? '', notes };
}

export function toTerms({ discountAmount, validUntil, notes }: TermsFormValues): QuoteUpdate {
  return {
    notes,
    discountAmount: parseCost(discountAmount) ?? '0.00',
    ...(validUntil !== '' && { validUntil }),
  };
}

import { parseCost } from '@marquee/contracts/money';
import type { QuoteUpdate } from '@marquee/contracts/quote-requests';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { z } from 'zod';

function isDiscount(typed: string): boolean {
  const cost = parseCost(typed);
  return cost !== null && !cost.startsWith('-');
}

/** What the provider types; the contract's shapes are made from it on saving. */
export const termsForm = z.object({
  discount: z.string().refine(isDiscount, 'Please enter a valid number for the discount'),
  validUntil: z.string(),
  notes: z.string().max(5000, 'Please use at most 5000 characters'),
});

type TermsForm = z.infer<typeof termsForm>;

export function toTermsForm({ discountAmount, validUntil, notes }: ProviderQuote): TermsForm {
  return { discount: discountAmount, validUntil: validUntil ?? '', notes };
}

export function toTerms({ discount, validUntil, notes }: TermsForm): QuoteUpdate {
  return {
    notes,
    discountAmount: parseCost(discount) ?? '0.00',
    ...(validUntil !== '' && { validUntil }),
  };
}

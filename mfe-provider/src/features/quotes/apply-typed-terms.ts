import { parseCost, toAmount, toCents } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { readSchedule } from './schedule-form-values.ts';
import type { TermsFormValues } from './terms-form-values.ts';

type Typed = Pick<TermsFormValues, 'discountAmount' | 'paymentSchedule'>;

/** Returns the quote that saving the typed terms would produce; null while the terms are invalid. */
export function applyTypedTerms(quote: ProviderQuote, typed: Typed): ProviderQuote | null {
  const discountAmount = parseCost(typed.discountAmount);
  const { data: paymentSchedule } = readSchedule(typed.paymentSchedule);
  if (discountAmount === null || paymentSchedule === undefined) {
    return null;
  }
  const finalAmount = toAmount(toCents(quote.totalAmount) - toCents(discountAmount));
  return { ...quote, discountAmount, finalAmount, paymentSchedule };
}

import { toAmount, toCents } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** The amounts between the lines and the total; an empty list without a discount. */
export function subtotalsOf({ totalAmount, discountAmount }: ProviderQuote) {
  const discountCents = toCents(discountAmount);
  return discountCents === 0
    ? []
    : [
        { label: 'Subtotal', amount: totalAmount },
        { label: 'Discount', amount: toAmount(-discountCents) },
      ];
}

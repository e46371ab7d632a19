import { toAmount, toCents } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** What leads from the lines to the total; nothing where there is no discount. */
export function subtotalsOf({ totalAmount, discountAmount }: ProviderQuote) {
  const discountCents = toCents(discountAmount);
  return discountCents === 0
    ? []
    : [
        { label: 'Subtotal', amount: totalAmount },
        { label: 'Discount', amount: toAmount(-discountCents) },
      ];
}

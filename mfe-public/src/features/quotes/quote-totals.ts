import { toAmount, toCents } from '@marquee/contracts/money';
import type { PublicQuote } from '@marquee/contracts/quotes';

type Totals = Pick<PublicQuote, 'totalAmount' | 'discountAmount' | 'finalAmount'>;

/** The lines below the services: a discount only when there is one, and what it comes to. */
export function totalsOf(quote: Totals) {
  const total = { label: 'Total', amount: shownTotal(quote) };
  if (toCents(quote.discountAmount) <= 0) {
    return [total];
  }
  return [
    { label: 'Subtotal', amount: quote.totalAmount },
    { label: 'Discount', amount: toAmount(-toCents(quote.discountAmount)) },
    total,
  ];
}

/** Total less discount where a final amount was never computed, else the final amount. */
function shownTotal({ totalAmount, discountAmount, finalAmount }: Totals): string {
  const isFinalMissing = toCents(finalAmount) === 0 && toCents(totalAmount) > 0;
  return isFinalMissing ? toAmount(toCents(totalAmount) - toCents(discountAmount)) : finalAmount;
}

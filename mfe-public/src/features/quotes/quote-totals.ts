import { toAmount, toCents } from '@marquee/contracts/money';
import { subtotalRows } from '@marquee/contracts/priced-lines';
import type { PublicQuote } from '@marquee/contracts/quotes';

type Totals = Pick<PublicQuote, 'totalAmount' | 'discountAmount' | 'finalAmount'>;

/** The totals below the line items. The discount appears only if the quote has one. */
export function totalsOf(quote: Totals) {
  return [...subtotalRows(quote), { label: 'Total', amount: shownTotal(quote) }];
}

/** The final amount, or the total minus the discount if no final amount was computed. */
function shownTotal({ totalAmount, discountAmount, finalAmount }: Totals): string {
  const isFinalMissing = toCents(finalAmount) === 0 && toCents(totalAmount) > 0;
  return isFinalMissing ? toAmount(toCents(totalAmount) - toCents(discountAmount)) : finalAmount;
}

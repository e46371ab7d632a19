import { toAmount, toCents } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** What its lines come to, less the discount. */
export function withTotals(quote: ProviderQuote): ProviderQuote {
  const cents = quote.lineItems.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
  return {
    ...quote,
    totalAmount: toAmount(cents),
    finalAmount: toAmount(cents - toCents(quote.discountAmount)),
  };
}

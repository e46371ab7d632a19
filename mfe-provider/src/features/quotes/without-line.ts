import { toAmount, toCents } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** The quote as it will be once a line that is being removed is gone: the server computes the same. */
export function withoutLine(quote: ProviderQuote, lineItemId: string | null): ProviderQuote {
  const lineItems = quote.lineItems.filter(({ id }) => id !== lineItemId);
  if (lineItems.length === quote.lineItems.length) {
    return quote;
  }
  const totalCents = lineItems.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
  return {
    ...quote,
    lineItems,
    totalAmount: toAmount(totalCents),
    finalAmount: toAmount(totalCents - toCents(quote.discountAmount)),
  };
}

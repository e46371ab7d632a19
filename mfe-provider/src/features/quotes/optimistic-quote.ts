import { toAmount, toCents } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** Returns the quote without the lines that are being removed, and with the totals that the server will compute. */
export function withoutLineItems(quote: ProviderQuote, removedIds: readonly string[]): ProviderQuote {
  const lineItems = quote.lineItems.filter(({ id }) => !removedIds.includes(id));
  if (lineItems.length === quote.lineItems.length) {
    return quote;
  }
  const subtotalCents = lineItems.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
  return {
    ...quote,
    lineItems,
    totalAmount: toAmount(subtotalCents),
    finalAmount: toAmount(subtotalCents - toCents(quote.discountAmount)),
  };
}

/** Returns the quote as archived if it is being archived. */
export function withPendingArchive(quote: ProviderQuote, archivedIds: readonly string[]): ProviderQuote {
  return archivedIds.includes(quote.id) ? { ...quote, archived: true, status: 'archived' } : quote;
}

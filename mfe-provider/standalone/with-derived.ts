import { toAmount, toCents } from '@marquee/contracts/money';
import { toQuoteStanding } from '@marquee/contracts/quote-standing';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** Computes the total of the lines, the amount after the discount, and the `standing` of the quote. */
export function withDerived(quote: ProviderQuote): ProviderQuote {
  const cents = quote.lineItems.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
  return {
    ...quote,
    totalAmount: toAmount(cents),
    finalAmount: toAmount(cents - toCents(quote.discountAmount)),
    standing: toQuoteStanding({
      status: quote.status,
      // A quote that changed after sending no longer has `sentToClientAt`.
      lastSentAt: quote.sentToClientAt ?? quote.standing?.lastSentAt ?? null,
      answer: quote.answer,
      acceptedAt: quote.clientAcceptedAt,
    }),
  };
}

import type * as api from '@marquee/contracts/client-quote-operations';
import { toAmount } from '@marquee/contracts/money';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { QuoteDeps } from './quote-deps.ts';
import { outwardOfferOf } from './rules/quote.ts';
import type { Quote } from './rules/quote.ts';

export function getClientQuote({ quotes }: QuoteDeps): Handler<typeof api.getClientQuote> {
  return async (_input, { clientId }) => {
    const newest = await quotes.newestShownTo(clientId);
    return withHeaders(newest === null ? null : toSummary(newest), { 'cache-control': 'no-store' });
  };
}

/** The one figure of the summary is what the client pays, the discount taken off. */
function toSummary(quote: Quote) {
  const { number, finalCents } = outwardOfferOf(quote);
  return {
    id: quote.id,
    status: quote.acceptedAt === null ? ('Pending' as const) : ('Accepted' as const),
    totalAmount: toAmount(finalCents),
    clientEmail: quote.clientEmail,
    createdAt: quote.createdAt.toISOString(),
    version: number,
  };
}

import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './rules/quote.ts';
import { toOutwardQuote } from './views/to-outward-quote.ts';

export function getClientQuote({ quotes, now }: QuoteDeps): Handler<typeof api.getClientQuote> {
  return async (_input, { clientId }) => {
    const newest = await quotes.newestShownTo(clientId);
    return withHeaders(newest === null ? null : toSummary(newest, now()), { 'cache-control': 'no-store' });
  };
}

/** Presenting drops what the summary does not declare. */
function toSummary(quote: Quote, at: Date) {
  return {
    ...toOutwardQuote(quote, at),
    status: quote.acceptedAt === null ? ('Pending' as const) : ('Accepted' as const),
    clientEmail: quote.clientEmail,
  };
}

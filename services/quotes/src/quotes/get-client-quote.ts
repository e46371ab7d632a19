import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './rules/quote.ts';
import { toClientQuote } from './views/to-client-quote.ts';

export function getClientQuote({ quotes, providers, now }: QuoteDeps): Handler<typeof api.getClientQuote> {
  return async (_input, { clientId }) => {
    const newest = await quotes.newestShownTo(clientId);
    const summary =
      newest === null
        ? null
        : toSummary(newest, { providerName: await providers.nameOf(newest.providerId), at: now() });
    return withHeaders(summary, { 'cache-control': 'no-store' });
  };
}

/** Presenting drops what the summary does not declare. */
function toSummary(quote: Quote, reading: { providerName: string; at: Date }) {
  return {
    ...toClientQuote(quote, reading),
    status: quote.acceptedAt === null ? ('Pending' as const) : ('Accepted' as const),
    clientEmail: quote.clientEmail,
  };
}

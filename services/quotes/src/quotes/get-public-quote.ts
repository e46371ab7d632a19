import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { QuoteDeps } from './quote-deps.ts';
import { toPublicQuote } from './views/to-public-quote.ts';

/** The address is a capability: nobody along the way may learn or keep it. */
const discreet = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

export function getPublicQuote({ quotes, providers, now }: QuoteDeps): Handler<typeof api.getPublicQuote> {
  return async ({ params }) => {
    const quote = await quotes.getPublic(params.id);
    const provider = await providers.get(quote.providerId);
    return withHeaders(toPublicQuote(quote, { provider, at: now() }), discreet);
  };
}

import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { capabilityUrlHeaders } from './capability-url-headers.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { toPublicQuote } from './views/to-public-quote.ts';

export function getPublicQuote({ quotes, providers, now }: QuoteDeps): Handler<typeof api.getPublicQuote> {
  return async ({ params }) => {
    const quote = await quotes.getPublic(params.id);
    const provider = await providers.get(quote.providerId);
    return withHeaders(toPublicQuote(quote, { provider, at: now() }), capabilityUrlHeaders);
  };
}

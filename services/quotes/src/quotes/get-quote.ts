import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { QuoteDeps } from './quote-deps.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

export function getQuote({ quotes, now }: QuoteDeps): Handler<typeof api.getQuote> {
  return async ({ params }, { providerId }) =>
    toProviderQuote(await quotes.get(params.id, { providerId }), now());
}

import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { sendToClient } from './rules/send-to-client.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

export function sendQuoteToClient(deps: QuoteDeps): Handler<typeof api.sendQuoteToClient> {
  return async ({ params }, { providerId }, cause) => {
    const act = { id: params.id, owned: { providerId }, decisions: [sendToClient], cause };
    return toProviderQuote(await changeQuote(deps, act));
  };
}

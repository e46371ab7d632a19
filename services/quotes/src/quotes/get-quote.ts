import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { QuoteDeps } from './quote-deps.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';
import { withEmailWait } from './with-email-wait.ts';

/** The answer says what the email about the quote waits for, or would wait for. */
export function getQuote(deps: QuoteDeps): Handler<typeof api.getQuote> {
  return async ({ params }, { providerId }, cause) => {
    const quote = toProviderQuote(await deps.quotes.get(params.id, { providerId }), deps.now());
    return withEmailWait(deps, { quote, providerId }, cause);
  };
}

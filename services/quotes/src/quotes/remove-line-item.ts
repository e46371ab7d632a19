import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Decision } from './rules/quote-change.ts';
import { removeLine } from './rules/remove-line.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

export function removeLineItem(deps: QuoteDeps): Handler<typeof api.removeLineItem> {
  return async ({ params }, { providerId }, cause) => {
    const decisions: Decision[] = [(quote) => removeLine(quote, params.lineItemId)];
    return toProviderQuote(
      await changeQuote(deps, { id: params.id, owned: { providerId }, decisions, cause }),
    );
  };
}

import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeOwnQuote } from './change-own-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Decision } from './domain/quote-change.ts';
import { removeLine } from './domain/remove-line.ts';

export function removeLineItem(deps: QuoteDeps): Handler<typeof api.removeLineItem> {
  return async ({ params, query }, { providerId }, cause) => {
    const decisions: Decision[] = [(quote) => removeLine(quote, params.lineItemId)];
    const revision = query.revision === undefined ? undefined : Number(query.revision);
    return changeOwnQuote(deps, { id: params.id, providerId, revision, decisions, cause });
  };
}

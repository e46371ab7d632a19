import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { approveForReview } from './rules/approve-for-review.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

export function approveQuoteForReview(deps: QuoteDeps): Handler<typeof api.approveQuoteForReview> {
  return async ({ params }, { providerId }, cause) => {
    const act = { id: params.id, owned: { providerId }, decisions: [approveForReview], cause };
    return toProviderQuote(await changeQuote(deps, act));
  };
}

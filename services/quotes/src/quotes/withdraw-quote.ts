import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeOwnQuote } from './change-own-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { withdrawOffer } from './rules/withdraw-offer.ts';

/** Nobody can accept the version sent last once this is answered: an acceptance that came first wins, and this is refused. */
export function withdrawQuote(deps: QuoteDeps): Handler<typeof api.withdrawQuote> {
  return async ({ params, body }, { providerId }, cause) =>
    changeOwnQuote(deps, {
      id: params.id,
      providerId,
      revision: body?.revision,
      decisions: [withdrawOffer],
      cause,
    });
}

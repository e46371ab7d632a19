import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeOwnQuote } from './change-own-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { withdrawOffer } from './domain/withdraw-offer.ts';

/** After the answer nobody can accept the last sent version. If the client has already accepted that version, this call is rejected. */
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

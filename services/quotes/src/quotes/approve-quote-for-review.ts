import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeOwnQuote } from './change-own-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { approveForReview } from './domain/approve-for-review.ts';
import { withEmailWait } from './with-email-wait.ts';

/** The answer says whether the email about the quote would be held back, and until when, so that the provider knows before sending. */
export function approveQuoteForReview(deps: QuoteDeps): Handler<typeof api.approveQuoteForReview> {
  return async ({ params, body }, { providerId }, cause) => {
    const command = {
      id: params.id,
      providerId,
      revision: body?.revision,
      decisions: [approveForReview],
      cause,
    };
    const quote = await changeOwnQuote(deps, command);
    return withEmailWait(deps, { quote, providerId }, cause);
  };
}

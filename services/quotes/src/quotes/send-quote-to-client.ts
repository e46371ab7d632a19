import type * as api from '@marquee/contracts/quote-change-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeOwnQuote } from './change-own-quote.ts';
import { requireSubscription } from './new-work-policy.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Decision } from './rules/quote-change.ts';
import { sendToClient } from './rules/send-to-client.ts';

export function sendQuoteToClient(deps: QuoteDeps): Handler<typeof api.sendQuoteToClient> {
  return async ({ params, body }, { providerId }, cause) => {
    const isWithheld = await deps.newWork.isWithheld(providerId);
    const send: Decision = (quote, at) => {
      const change = sendToClient(quote, at);
      requireSubscription({ isWithheld: isWithheld && change !== null });
      return change;
    };
    const admit = () => deps.rates.requireWithin('SEND_QUOTE_ACCOUNT_LIMIT', providerId);
    const { revision } = body ?? {};
    return changeOwnQuote(deps, { id: params.id, providerId, revision, decisions: [send], admit, cause });
  };
}

import type * as api from '@marquee/contracts/quote-change-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeOwnQuote } from './change-own-quote.ts';
import { hasClientWritten } from './has-client-written.ts';
import { requireSubscription } from './new-work-policy.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Decision } from './domain/quote-change.ts';
import { sendToClient } from './domain/send-to-client.ts';

export function sendQuoteToClient(deps: QuoteDeps): Handler<typeof api.sendQuoteToClient> {
  return async ({ params, body }, { providerId }, cause) => {
    const isWithheld = await deps.newWork.isWithheld(providerId);
    const send: Decision = (quote, at) => {
      const change = sendToClient(quote, at);
      requireSubscription({ isWithheld: isWithheld && change !== null });
      return change;
    };
    const beforeSave = () => deps.rates.requireWithin('SEND_QUOTE_ACCOUNT_LIMIT', providerId);
    const { revision } = body ?? {};
    const command = { id: params.id, providerId, revision, decisions: [send], beforeSave, cause };
    return withEmail(deps, { sent: await changeOwnQuote(deps, command), providerId, cause });
  };
}

type Sent = { sent: ProviderQuote; providerId: string; cause: Cause };

/**
 * Reserves a slot for the email, unless the client has written to the provider from a confirmed address. Identity limits the number of
 * emails to all other people. Adds to the answer what the email waits for.
 */
async function withEmail(deps: QuoteDeps, { sent, providerId, cause }: Sent): Promise<ProviderQuote> {
  const { id: quoteId, version, clientEmail: email } = sent;
  const isConfirmed = (await deps.clients.verified(email)) !== null;
  const clientWroteFirst = await hasClientWritten(deps, { ...sent, providerId });
  if (isConfirmed && clientWroteFirst) {
    return sent;
  }
  const about = { providerId, quoteId, version, email, clientWroteFirst };
  const wait = await deps.emailWaits.reserveEmail(about, cause);
  return wait === null ? sent : { ...sent, email: wait };
}

import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { displayNameOf } from '../projections/provider-repository.ts';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { accept } from './rules/accept.ts';
import { changedBy } from './rules/changed-by.ts';
import { requireActiveProvider } from './rules/require-active-provider.ts';
import type { Decision } from './rules/quote-change.ts';
import type { Quote } from './rules/quote.ts';
import { toClientQuote } from './views/to-client-quote.ts';

export function acceptClientQuote(deps: QuoteDeps): Handler<typeof api.acceptClientQuote> {
  return async ({ params, body }, { clientId }, cause) => {
    const { providerId } = await deps.quotes.get(params.id, { clientId });
    const provider = await deps.providers.get(providerId);
    const isSuspended = provider?.suspended === true;
    const decide: Decision = (quote, at) => {
      requireActiveProvider(quote, { isSuspended });
      return accept(quote, body?.version, at);
    };
    const show = (quote: Quote) =>
      toClientQuote(quote, { providerName: displayNameOf(provider), at: deps.now() });
    const basis = { revision: body?.revision, show, changedBy };
    const command = { id: params.id, owner: { clientId }, decisions: [decide], basis, cause };
    return show(await changeQuote(deps, command));
  };
}

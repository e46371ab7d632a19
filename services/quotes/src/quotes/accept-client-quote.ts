import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { readOnce } from '@marquee/service-kit/store/read-once';
import { displayNameOf } from '../projections/provider-repository.ts';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { accept } from './domain/accept.ts';
import { changedBy } from './domain/changed-by.ts';
import { requireActiveProvider } from './domain/require-active-provider.ts';
import type { Quote } from './domain/quote.ts';
import { toClientQuote } from './views/to-client-quote.ts';

export function acceptClientQuote(deps: QuoteDeps): Handler<typeof api.acceptClientQuote> {
  return async ({ params, body }, { clientId }, cause) => {
    const providers = { ...deps.providers, get: readOnce((id) => deps.providers.get(id)) };
    const decide = async (quote: Quote, at: Date) => {
      const provider = await providers.get(quote.providerId);
      requireActiveProvider(quote, { isSuspended: provider?.suspended === true });
      return accept(quote, body?.version, at);
    };
    const show = async (quote: Quote) =>
      toClientQuote(quote, {
        providerName: displayNameOf(await providers.get(quote.providerId)),
        at: deps.now(),
      });
    const basis = { revision: body?.revision, show, changedBy };
    const command = { id: params.id, owner: { clientId }, decisions: [decide], basis, cause };
    return show(await changeQuote({ ...deps, providers }, command));
  };
}

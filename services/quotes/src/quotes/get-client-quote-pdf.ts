import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { QuoteDeps } from './quote-deps.ts';
import { quoteFile } from './quote-file.ts';
import { outwardOfferOf } from './domain/quote.ts';

export function getClientQuotePdf(deps: QuoteDeps): Handler<typeof api.getClientQuotePdf> {
  return async ({ params }, { clientId }, reader) => {
    const quote = await deps.quotes.get(params.id, { shownToClientId: clientId });
    return quoteFile(deps, quote, { offer: outwardOfferOf(quote), reader });
  };
}

import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { QuoteDeps } from './quote-deps.ts';
import { quoteFile } from './quote-file.ts';
import { workingOfferOf } from './domain/quote.ts';

export function getQuotePdf(deps: QuoteDeps): Handler<typeof api.getQuotePdf> {
  return async ({ params }, { providerId }, reader) => {
    const quote = await deps.quotes.get(params.id, { providerId });
    return quoteFile(deps, quote, { offer: workingOfferOf(quote), reader });
  };
}

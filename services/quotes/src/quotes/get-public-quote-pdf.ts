import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { capabilityUrlHeaders } from './capability-url-headers.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { quoteFile } from './quote-file.ts';
import { outwardOfferOf } from './domain/quote.ts';

export function getPublicQuotePdf(deps: QuoteDeps): Handler<typeof api.getPublicQuotePdf> {
  return async ({ params }, _anyone, reader) => {
    const quote = await deps.quotes.getPublic(params.id);
    return withHeaders(
      await quoteFile(deps, quote, { offer: outwardOfferOf(quote), reader }),
      capabilityUrlHeaders,
    );
  };
}

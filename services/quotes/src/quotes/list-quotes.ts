import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { QuoteDeps } from './quote-deps.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

export function listQuotes({ quotes }: QuoteDeps): Handler<typeof api.listQuotes> {
  return async ({ query }, { providerId }) =>
    mapPage(await quotes.ofProvider(providerId, query), toProviderQuote);
}

export function listQuotesApprovedForReview({
  quotes,
}: QuoteDeps): Handler<typeof api.listQuotesApprovedForReview> {
  return async ({ query }, { providerId }) =>
    mapPage(
      await quotes.ofProvider(providerId, { ...query, status: 'approved_for_review' }),
      toProviderQuote,
    );
}

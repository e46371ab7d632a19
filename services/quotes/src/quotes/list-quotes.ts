import type * as api from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { Page } from '@marquee/service-kit/store/page';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './domain/quote.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

export function listQuotes({ quotes, now }: QuoteDeps): Handler<typeof api.listQuotes> {
  return async ({ query }, { providerId }) => shownAt(now(), await quotes.ofProvider(providerId, query));
}

export function listQuotesApprovedForReview({
  quotes,
  now,
}: QuoteDeps): Handler<typeof api.listQuotesApprovedForReview> {
  return async ({ query }, { providerId }) =>
    shownAt(now(), await quotes.ofProvider(providerId, { ...query, status: 'approved_for_review' }));
}

function shownAt(at: Date, page: Page<Quote>): Page<ProviderQuote> {
  return mapPage(page, (quote) => toProviderQuote(quote, at));
}

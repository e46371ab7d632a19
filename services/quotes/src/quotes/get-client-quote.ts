import * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withDamaged, withHeaders } from '@marquee/service-kit/http/reply';
import { mapRows } from '@marquee/service-kit/store/page';
import type { DamagedRecord } from '@marquee/service-kit/store/page';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './domain/quote.ts';
import { toClientQuote } from './views/to-client-quote.ts';

/** Returns the client's newest quote that is not damaged; null if the client has no quote. */
export function getClientQuote(deps: QuoteDeps): Handler<typeof api.getClientQuote> {
  return async (_input, { clientId }) => {
    const newest = await readNewest(deps, clientId, { limit: '1' });
    const { rows, damaged } = newest.damaged.length === 0 ? newest : await readNewest(deps, clientId, {});
    const [summary = null] = rows;
    if (summary === null) {
      requireNone(damaged);
    }
    return withDamaged(damaged, withHeaders(summary, { 'cache-control': 'no-store' }));
  };
}

/** The summaries of a page of the client's quotes, newest first. */
async function readNewest({ quotes, providers, now }: QuoteDeps, clientId: string, page: { limit?: string }) {
  const at = now();
  const found = await quotes.shownTo(clientId, page);
  const names = await providers.namesOf(found.rows.map(({ providerId }) => providerId));
  return mapRows(found, (quote) => toSummary(quote, { providerName: names.get(quote.providerId) ?? '', at }));
}

/** Throws if there are only damaged quotes, because an answer of null would mean that the client has no quote. */
function requireNone([first]: readonly DamagedRecord[]): void {
  if (first !== undefined) {
    throw first.error;
  }
}

/** Throws if the quote lacks a field of the summary. */
function toSummary(quote: Quote, reading: { providerName: string; at: Date }) {
  return api.getClientQuote.response.parse({
    ...toClientQuote(quote, reading),
    status: quote.acceptedAt === null ? ('Pending' as const) : ('Accepted' as const),
    clientEmail: quote.clientEmail,
  });
}

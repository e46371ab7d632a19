import type * as api from '@marquee/contracts/client-quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { mapPage } from '@marquee/service-kit/store/page';
import type { QuoteDeps } from './quote-deps.ts';
import { toClientQuote } from './views/to-client-quote.ts';

export function listClientQuotes({
  quotes,
  providers,
  now,
}: QuoteDeps): Handler<typeof api.listClientQuotes> {
  return async ({ query }, { clientId }) => {
    const at = now();
    const page = await quotes.shownTo(clientId, query);
    const names = await providers.namesOf(page.rows.map(({ providerId }) => providerId));
    const shown = mapPage(page, (quote) =>
      toClientQuote(quote, { providerName: names.get(quote.providerId) ?? '', at }),
    );
    return withHeaders(shown, { 'cache-control': 'no-store' });
  };
}

import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { eraseEach } from '@marquee/service-kit/privacy/erase-each';
import { eraseQuote } from '../quotes/erase-quote.ts';
import type { QuoteDeps } from '../quotes/quote-deps.ts';

/** Withdraws the open quotes that the account received or made, and removes the person from all of these quotes. */
export function eraseQuotes(deps: QuoteDeps): Eraser {
  return async (erasure) => {
    const { accountId } = erasure.payload;
    await eraseEach(deps.quotes.ids({ clientId: accountId }), (id) =>
      eraseQuote(deps, { id, side: 'client' }, erasure),
    );
    await eraseEach(deps.quotes.ids({ providerId: accountId }), (id) =>
      eraseQuote(deps, { id, side: 'provider' }, erasure),
    );
  };
}

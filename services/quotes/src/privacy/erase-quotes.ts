import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { eraseQuote } from '../quotes/erase-quote.ts';
import type { QuoteDeps } from '../quotes/quote-deps.ts';

/** Withdraws the open quotes that the account received or made, and removes the person from all of these quotes. */
export function eraseQuotes(deps: QuoteDeps): Eraser {
  return async (erasure) => {
    const { accountId } = erasure.payload;
    for await (const { id } of deps.quotes.stream({ clientId: accountId })) {
      await eraseQuote(deps, { id, side: 'client' }, erasure);
    }
    for await (const { id } of deps.quotes.stream({ providerId: accountId })) {
      await eraseQuote(deps, { id, side: 'provider' }, erasure);
    }
  };
}

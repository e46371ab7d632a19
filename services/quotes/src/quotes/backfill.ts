import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './rules/quote.ts';

export type BackfillDeps = Pick<QuoteDeps, 'quotes' | 'providers' | 'now'>;

type Backfill = {
  /** Up to `limit` incomplete quotes. */
  find: (limit: number) => Promise<Quote[]>;
  isDue: (quote: Quote) => boolean;
  /** Saves the quote so that `find` no longer finds it. */
  complete: (quote: Quote) => Promise<unknown>;
};

const batchSize = 200;

/** Completes quotes of an earlier release, batch by batch, until none is left. */
export async function backfill({ quotes }: BackfillDeps, { find, isDue, complete }: Backfill): Promise<void> {
  for (;;) {
    const found = await find(batchSize);
    if (found.length === 0) {
      return;
    }
    await Promise.all(
      found.map(({ id }) =>
        retryOnConflict('quote', async () => {
          const quote = await quotes.get(id);
          if (isDue(quote)) {
            await complete(quote);
          }
        }),
      ),
    );
  }
}

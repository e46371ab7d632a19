import { backfill } from './backfill.ts';
import type { BackfillDeps } from './backfill.ts';
import { toItemized } from './quote-messages.ts';

/**
 * Publishes the lines of quotes that were accepted under an earlier release; billing adds the lines to the invoices of these quotes. Each
 * quote records whether its lines were published, so an interrupted backfill continues where it stopped, and replicas share the work.
 * Readers see no change except the revision: the quote gets no history entry, and the time of its last change stays.
 */
export async function itemizeQuotes(deps: BackfillDeps): Promise<void> {
  await backfill(deps, {
    find: deps.quotes.toBeItemized,
    complete: (quote) => (quote.isItemized === undefined ? { ...quote, isItemized: true } : null),
    toMessage: toItemized,
  });
}

import { systemCause } from '@marquee/service-kit/messaging/system-cause';
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
    isDue: ({ isItemized }) => isItemized === undefined,
    async complete(quote) {
      const itemized = { ...quote, isItemized: true } as const;
      const messages = [toItemized(itemized, await deps.providers.get(quote.providerId))];
      return deps.quotes.save(itemized, { messages, cause: systemCause(), at: deps.now() });
    },
  });
}

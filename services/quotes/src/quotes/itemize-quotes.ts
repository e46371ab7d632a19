import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import { backfill } from './backfill.ts';
import type { BackfillDeps } from './backfill.ts';
import { toItemized } from './quote-messages.ts';

/**
 * Publishes the lines of quotes that an earlier release has accepted; billing puts them on the invoices of these quotes. A quote says
 * itself whether its lines were published, so an interrupted backfill goes on where it was, and two replicas share it. Readers see no
 * change: the quote gets no history entry, and the time of its last change stays.
 */
export async function itemizeQuotes(deps: BackfillDeps): Promise<void> {
  await backfill(deps, {
    find: deps.quotes.toBeItemized,
    isDue: ({ isItemized }) => isItemized === undefined,
    async complete(quote) {
      const itemized = { ...quote, isItemized: true } as const;
      const messages = [toItemized(itemized, await deps.providers.get(quote.providerId))];
      return deps.quotes.save(itemized, { messages, cause: ourOwnCause(), at: deps.now() });
    },
  });
}

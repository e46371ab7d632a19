import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import { toItemized } from './quote-messages.ts';
import type { QuoteDeps } from './quote-deps.ts';

type ItemizeDeps = Pick<QuoteDeps, 'quotes' | 'providers' | 'now'>;

const batchSize = 200;

/**
 * Publishes the lines of quotes that an earlier release has accepted; billing puts them on the invoices of these quotes. A quote says
 * itself whether its lines were published, so an interrupted backfill goes on where it was, and two replicas share it.
 */
export async function itemizeQuotes(deps: ItemizeDeps): Promise<void> {
  for (;;) {
    const found = await deps.quotes.toBeItemized(batchSize);
    if (found.length === 0) {
      return;
    }
    await Promise.all(found.map(({ id }) => itemize(deps, id)));
  }
}

/** Readers see no change: the quote gets no history entry, and the time of its last change stays. */
async function itemize({ quotes, providers, now }: ItemizeDeps, id: string): Promise<void> {
  await againWhenChanged('quote', async () => {
    const quote = await quotes.get(id);
    if (quote.isItemized === undefined) {
      const itemized = { ...quote, isItemized: true } as const;
      const messages = [toItemized(itemized, await providers.get(quote.providerId))];
      await quotes.save(itemized, { messages, cause: ourOwnCause(), at: now() });
    }
  });
}

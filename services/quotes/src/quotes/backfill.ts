import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { Steps } from '@marquee/service-kit/store/aggregate-kind';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Provider } from '../projections/provider-repository.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Quote } from './domain/quote.ts';

export type BackfillDeps = Pick<QuoteDeps, 'quotes' | 'providers' | 'now'>;

type Backfill = {
  /** Up to `limit` incomplete quotes. */
  find: (limit: number) => Promise<Quote[]>;
  /** Returns the quote so that `find` no longer finds it; null if it is complete already. */
  complete: (quote: Quote) => Quote | null;
  toMessage: (quote: Quote, provider: Provider | null) => Message;
};

const batchSize = 200;

/** Completes quotes of an earlier release and publishes a message about each, batch by batch, until none is left. */
export async function backfill(
  { quotes, providers, now }: BackfillDeps,
  { find, complete, toMessage }: Backfill,
): Promise<void> {
  const completion = {
    ...{ name: 'quote', store: quotes, now },
    evolve: (_before: Quote, completed: Quote) => completed,
    record: async ([{ after }]: Steps<Quote, Quote>) => ({
      messages: [toMessage(after, await providers.get(after.providerId))],
    }),
  };
  for (;;) {
    const found = await find(batchSize);
    if (found.length === 0) {
      return;
    }
    await Promise.all(
      found.map(({ id }) => handleCommand(completion, { id, decisions: [complete], cause: systemCause() })),
    );
  }
}

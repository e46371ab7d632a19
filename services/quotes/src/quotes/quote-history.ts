import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { describeFact } from './domain/describe-fact.ts';
import { actorOf } from './domain/evolve.ts';
import type { QuoteStep } from './domain/quote-change.ts';
import type { QuoteActor } from './domain/quote.ts';

export type QuoteHistoryEntry = {
  id: string;
  status: QuoteStatus;
  notes: string;
  createdAt: Date;
  actor: QuoteActor;
};

/** One entry per fact. Ids derive from the version of the save, so no entry is stored twice. */
export function toHistory(steps: readonly QuoteStep[]): QuoteHistoryEntry[] {
  return steps.map(({ fact, after: quote }, index) => ({
    id: `${quote.version + 1}-${index + 1}`,
    status: quote.status,
    notes: describeFact(fact, quote),
    createdAt: quote.lastChangedAt,
    actor: actorOf(fact),
  }));
}

import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import type { HistoryEntry } from '@marquee/service-kit/store/history-entry';
import { actorOf } from './domain/evolve.ts';
import type { QuoteStep } from './domain/quote-change.ts';
import type { QuoteActor } from './domain/quote.ts';
import { recordedFactOf, withoutTypedTexts } from './domain/recorded-fact.ts';
import type { WordedFact } from './domain/recorded-fact.ts';

export type RecordedEntry = HistoryEntry<WordedFact, QuoteActor>;

/** `status`: the status after the fact. */
export type QuoteHistoryEntry = RecordedEntry & { id: string; status: QuoteStatus };

/** One entry per fact. Ids derive from the version of the save, so no entry is stored twice. */
export function toHistory(steps: readonly QuoteStep[]): QuoteHistoryEntry[] {
  return steps.map(({ fact, after: quote }, index) => ({
    id: `${quote.version + 1}-${index + 1}`,
    status: quote.status,
    ...recordedFactOf(fact, quote),
    version: quote.version + 1,
    actor: actorOf(fact),
    at: quote.lastChangedAt,
  }));
}

/** The entry without typed texts. */
export function eraseTypedTexts(entry: QuoteHistoryEntry): QuoteHistoryEntry {
  return { ...entry, ...withoutTypedTexts(entry) };
}

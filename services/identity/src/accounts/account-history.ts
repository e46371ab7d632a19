import { factsWithData } from '@marquee/service-kit/store/history-entry';
import type { HistoryEntry, WithEarlier } from '@marquee/service-kit/store/history-entry';
import type { ShapeChange } from '@marquee/service-kit/store/shapes';
import type { RecordedFact } from './domain/recorded-fact.ts';

export type AccountHistoryEntry = HistoryEntry<WithEarlier<RecordedFact>>;

/** The changes of how accounts are stored, oldest first. */
export const accountShapes: readonly ShapeChange[] = [factsWithData];

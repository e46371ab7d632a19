import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { HistoryEntry, WithEarlier } from '@marquee/service-kit/store/history-entry';
import type { RecordedFact } from './domain/recorded-fact.ts';

/** `status`: the status after the fact. */
export type EventHistoryEntry = HistoryEntry<WithEarlier<RecordedFact>> & { status: EventStatus };

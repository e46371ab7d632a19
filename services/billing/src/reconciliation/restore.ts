import type { ScheduledCheck } from '../processor/reschedule-with-backoff.ts';

/** Records that the database was restored from a backup, so that only the processor knows the card payments since `takenAt`. */
export type Restore = ScheduledCheck & { id: string; version: number; takenAt: Date };

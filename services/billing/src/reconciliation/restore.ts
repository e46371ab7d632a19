import type { ScheduledCheck } from '../processor/reschedule-with-backoff.ts';

/** Records that the database was restored from a backup taken at `takenAt`. Only the processor knows the card payments made since then. */
export type Restore = ScheduledCheck & { id: string; version: number; takenAt: Date };

import type { ScheduledCheck } from '../processor/reschedule-with-backoff.ts';

/** The database was restored from a backup: only the processor knows the payments made since. */
export type Restore = ScheduledCheck & { id: string; version: number; takenAt: Date };

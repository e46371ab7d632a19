import type { ToBeAsked } from '../processor/put-off.ts';

/** The database was restored from a backup: only the processor knows the payments made since. */
export type Restore = ToBeAsked & { id: string; version: number; takenAt: Date };

import type { ToBeAsked } from '../processor/put-off.ts';

/** The database was put back to a backup: what clients have paid since, only the processor knows. */
export type Restore = ToBeAsked & { id: string; version: number; takenAt: Date };

import { unguardedBy } from './unguarded-by.ts';

/** A projection stores every snapshot, even one that is older than the stored snapshot. */
export const noVersionGuard = unguardedBy('sourceVersion');

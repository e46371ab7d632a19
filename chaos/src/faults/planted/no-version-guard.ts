import { unguardedBy } from './unguarded-by.ts';

/** A projection stores every snapshot, even one older than its own. */
export const noVersionGuard = unguardedBy('sourceVersion');

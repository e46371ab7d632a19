import { unguardedBy } from './unguarded-by.ts';

/** A projection takes whatever comes, also what is older than what it has. */
export const noVersionGuard = unguardedBy('sourceVersion');

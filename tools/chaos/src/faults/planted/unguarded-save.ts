import { unguardedBy } from './unguarded-by.ts';

/** Saves an aggregate without detecting concurrent changes. */
export const unguardedSave = unguardedBy('version');

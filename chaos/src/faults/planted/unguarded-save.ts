import { unguardedBy } from './unguarded-by.ts';

/** An aggregate is saved over concurrent changes. */
export const unguardedSave = unguardedBy('version');

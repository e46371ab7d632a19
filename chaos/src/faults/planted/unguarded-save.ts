import { unguardedBy } from './unguarded-by.ts';

/** An aggregate is saved over whatever another has made of it in the meantime. */
export const unguardedSave = unguardedBy('version');

import type { Actor } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';

/** The names of the operations that somebody with the role may call. */
export function operationsOf(role: Actor): string[] {
  return [...operations]
    .filter(([, { actor }]) => actor === 'anyone' || actor === 'user' || actor === role)
    .map(([name]) => name);
}

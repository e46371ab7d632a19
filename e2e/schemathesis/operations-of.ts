import type { Actor } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';

/** The names of the operations that a caller with the role may call; `anyone` is a caller without a session. */
export function operationsOf(role: Actor): string[] {
  const actors = role === 'anyone' ? [role] : ['anyone', 'user', role];
  return [...operations].filter(([, { actor }]) => actors.includes(actor)).map(([name]) => name);
}

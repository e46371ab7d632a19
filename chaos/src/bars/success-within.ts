import type { Entry } from '../ledger/entry.ts';

type Span = { from: number; until: number };

/** Of the changes asked for in this time: the part that was answered at the first attempt. A refusal by a rule is an answer. */
export function successWithin(
  entries: readonly Entry[],
  { from, until }: Span,
): { success: number; changes: number } {
  const asked = entries.filter(({ openedAt }) => openedAt >= from && openedAt < until);
  const answered = asked.filter(({ fate, attempts }) => fate !== 'unknown' && attempts === 1);
  return { success: asked.length === 0 ? 0 : answered.length / asked.length, changes: asked.length };
}

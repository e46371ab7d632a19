import { splitRefusals } from '../check/rules/refusals.ts';
import type { Entry } from '../history/entry.ts';

type Span = { from: number; until: number };

/**
 * `refused`: rejections for a reason that the action allows. `success`: the share of all other `requested` changes that was acknowledged at
 * the first attempt.
 */
export type Success = { success: number; acknowledged: number; requested: number; refused: number };

/**
 * Counts the changes sent in this time span. Explained rejections do not lower the success, because a change that waits for a message
 * cannot succeed while the broker is down.
 */
export function successWithin(entries: readonly Entry[], { from, until }: Span): Success {
  const within = ({ openedAt }: Entry): boolean => openedAt >= from && openedAt < until;
  const requested = entries.filter(within).length;
  const refused = splitRefusals(entries).permitted.filter(within).length;
  const acknowledged = entries.filter(
    (entry) => within(entry) && entry.outcome === 'acknowledged' && entry.attempts === 1,
  ).length;
  const due = requested - refused;
  return { success: due === 0 ? 0 : acknowledged / due, acknowledged, requested, refused };
}

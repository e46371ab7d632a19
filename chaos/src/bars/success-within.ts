import { partRefusals } from '../check/rules/refusals.ts';
import type { Entry } from '../ledger/entry.ts';

type Span = { from: number; until: number };

/** `success`: the share acknowledged at the first attempt, of all `asked` without those rightly `refused`. */
export type Success = { success: number; acknowledged: number; asked: number; refused: number };

/** Of the changes sent in this time span. A change that waits for a message cannot succeed while the broker is down. */
export function successWithin(entries: readonly Entry[], { from, until }: Span): Success {
  const within = ({ openedAt }: Entry): boolean => openedAt >= from && openedAt < until;
  const asked = entries.filter(within).length;
  const refused = partRefusals(entries).right.filter(within).length;
  const acknowledged = entries.filter(
    (entry) => within(entry) && entry.fate === 'acknowledged' && entry.attempts === 1,
  ).length;
  const due = asked - refused;
  return { success: due === 0 ? 0 : acknowledged / due, acknowledged, asked, refused };
}

import type { Act, Entry } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Changes } from './entries-of.ts';

type Counted = {
  /** What it is called in a finding. */
  subject: string;
  changes: Changes;
  act: Act;
  /** How often the history tells of it. */
  told: number;
  /** Without a key each attempt may take effect; with one, each change at most once. */
  most: 'one-per-change' | 'one-per-attempt';
};

/** At least every acknowledged change is told, and none more often than it can have happened. */
export function countChanges({ subject, changes, act, told, most }: Counted): Finding[] {
  const least = changes.acknowledged(act).length;
  const possible = changes.possible(act);
  const limit = most === 'one-per-change' ? possible.length : attemptsOf(possible);
  if (told < least) {
    return [{ kind: 'lost', detail: `${subject}: ${act} acknowledged ${least} times, told ${told} times` }];
  }
  return told > limit
    ? [{ kind: 'duplicate', detail: `${subject}: ${act} told ${told} times, asked for ${limit} times` }]
    : [];
}

function attemptsOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { attempts }) => sum + attempts, 0);
}

type Latest = { subject: string; changes: Changes; act: Act; mark: unknown };

/** The value that stands is the last one acknowledged, or one whose answer was lost and which may have come late. */
export function checkLatest({ subject, changes, act, mark }: Latest): Finding[] {
  const last = changes.acknowledged(act).at(-1);
  if (last === undefined) {
    return [];
  }
  const late = changes.possible(act).filter(({ fate, attempts }) => fate !== 'acknowledged' || attempts > 1);
  const allowed = [last, ...late].map((entry) => entry.mark);
  return allowed.includes(String(mark))
    ? []
    : [{ kind: 'lost', detail: `${subject}: ${act} left ${String(mark)} instead of ${last.mark}` }];
}

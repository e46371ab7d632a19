import type { Act, Entry } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Changes } from './entries-of.ts';

type Counted = {
  /** Its name in a finding. */
  subject: string;
  changes: Changes;
  act: Act;
  /** How often the history contains it. */
  told: number;
  /** Without a key each attempt may take effect; with a key, each change at most once. */
  most: 'one-per-change' | 'one-per-attempt';
};

/** The history contains at least every acknowledged change, and none more often than it can have happened. */
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

/** The current value is the last acknowledged one, or one whose answer was lost and which may have been applied late. */
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

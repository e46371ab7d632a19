import type { Entry } from '../../history/entry.ts';
import type { Action } from '../../load/actions/allowed-refusals.ts';
import type { JourneyAction, Step } from '../../load/actions/journey-actions.ts';
import type { Finding } from '../finding.ts';
import type { Changes } from './entries-of.ts';

type Counted = {
  /** The name of the changed record in a finding. */
  subject: string;
  changes: Changes;
  action: Action;
  /** How often the record's history contains the change. */
  recorded: number;
  /** With an idempotency key, a change takes effect at most once; without one, each attempt may take effect. */
  max: 'one-per-change' | 'one-per-attempt';
};

type Recorded = Pick<Counted, 'subject' | 'changes'> & {
  /** How often the record's history contains an entry of this type. */
  times: (type: string) => number;
};

/** Counts the changes that write one history entry each. A rejected repetition adds no entry. */
export function countRecorded(
  actions: Readonly<Partial<Record<Step, JourneyAction>>>,
  { subject, changes, times }: Recorded,
): Finding[] {
  return Object.entries(actions).flatMap(([name, { recordedAs }]) =>
    recordedAs === undefined
      ? []
      : countChanges({
          ...{ subject, changes, max: 'one-per-change' },
          action: name as Step,
          recorded: times(recordedAs),
        }),
  );
}

/** The record's history contains at least every acknowledged change, and no more changes than can have happened. */
export function countChanges({ subject, changes, action, recorded, max }: Counted): Finding[] {
  const min = changes.acknowledged(action).length;
  const possible = changes.possible(action);
  const limit = max === 'one-per-change' ? possible.length : attemptsOf(possible);
  if (recorded < min) {
    return [
      { kind: 'lost', detail: `${subject}: ${action} acknowledged ${min} times, recorded ${recorded} times` },
    ];
  }
  return recorded > limit
    ? [
        {
          kind: 'duplicate',
          detail: `${subject}: ${action} recorded ${recorded} times, requested ${limit} times`,
        },
      ]
    : [];
}

function attemptsOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { attempts }) => sum + attempts, 0);
}

type Latest = { subject: string; changes: Changes; action: Action; marker: unknown };

/** The stored value is that of the last acknowledged change, or of a change with a lost answer. The latter may have been applied late. */
export function checkLatest({ subject, changes, action, marker }: Latest): Finding[] {
  const last = changes.acknowledged(action).at(-1);
  if (last === undefined) {
    return [];
  }
  const late = changes
    .possible(action)
    .filter(({ outcome, attempts }) => outcome !== 'acknowledged' || attempts > 1);
  const allowed = [last, ...late].map((entry) => entry.marker);
  return allowed.includes(String(marker))
    ? []
    : [{ kind: 'lost', detail: `${subject}: ${action} stored ${String(marker)} instead of ${last.marker}` }];
}

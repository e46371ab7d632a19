import type { Entry } from '../../history/entry.ts';
import { mayHaveHappened } from '../../history/entry.ts';
import type { Action } from '../../load/actions/allowed-refusals.ts';

/** The changes of one record in the order in which they were requested. `possible`: those that may have taken effect. */
export type Changes = {
  of: (...actions: Action[]) => readonly Entry[];
  acknowledged: (action: Action) => readonly Entry[];
  possible: (action: Action) => readonly Entry[];
};

export function changesBySubject(entries: readonly Entry[]): Map<string, Changes> {
  const bySubject = Map.groupBy(
    entries.filter((entry) => subjectOf(entry) !== null),
    (entry) => subjectOf(entry) ?? '',
  );
  return new Map([...bySubject].map(([subject, own]) => [subject, changesIn(own)]));
}

/** The id of a created record comes from the answer. */
function subjectOf({ subject, acknowledgedValues }: Entry): string | null {
  return subject ?? acknowledgedValues.subject ?? null;
}

export function changesIn(entries: readonly Entry[]): Changes {
  const of = (...actions: Action[]): Entry[] => entries.filter(({ action }) => actions.includes(action));
  return {
    of,
    acknowledged: (action) => of(action).filter(({ outcome }) => outcome === 'acknowledged'),
    possible: (action) => of(action).filter(mayHaveHappened),
  };
}

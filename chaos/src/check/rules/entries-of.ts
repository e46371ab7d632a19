import type { Act, Entry } from '../../ledger/entry.ts';
import { mayHaveHappened } from '../../ledger/entry.ts';

/** A subject's changes in the order in which they were requested. */
export type Changes = {
  of: (...acts: Act[]) => readonly Entry[];
  acknowledged: (act: Act) => readonly Entry[];
  possible: (act: Act) => readonly Entry[];
};

export function changesBySubject(entries: readonly Entry[]): Map<string, Changes> {
  const bySubject = Map.groupBy(
    entries.filter((entry) => subjectOf(entry) !== null),
    (entry) => subjectOf(entry) ?? '',
  );
  return new Map([...bySubject].map(([subject, own]) => [subject, changesIn(own)]));
}

/** A created record's id comes from the answer. */
function subjectOf({ subject, promised }: Entry): string | null {
  return subject ?? promised.subject ?? null;
}

export function changesIn(entries: readonly Entry[]): Changes {
  const of = (...acts: Act[]): Entry[] => entries.filter(({ act }) => acts.includes(act));
  return {
    of,
    acknowledged: (act) => of(act).filter(({ fate }) => fate === 'acknowledged'),
    possible: (act) => of(act).filter(mayHaveHappened),
  };
}

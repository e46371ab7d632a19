import type { Entry } from '../ledger/entry.ts';
import { mayHaveHappened } from '../ledger/entry.ts';
import { causeOfRefusal } from '../ledger/allowed-refusals.ts';

/** A person whose account was deleted; the names and addresses that they entered contain `mark`. */
export type Leaver = { id: string; role: string; mark: string };

/** Includes a repeated request in a session that had ended, because the first answer was lost and the account gone. */
export function leaversIn(entries: readonly Entry[]): Leaver[] {
  const marks = new Map(
    entries
      .filter(({ act }) => act === 'sign-up')
      .map(({ promised, mark }) => [promised.subject ?? '', mark]),
  );
  const deletions = entries.filter((entry) => entry.act === 'delete-account' && isDone(entry));
  const byId = new Map(deletions.map(({ subject, about = '' }) => [subject ?? '', about]));
  return [...byId].map(([id, role]) => ({ id, role, mark: marks.get(id) ?? '' }));
}

function isDone(entry: Entry): boolean {
  const isRepeated = entry.fate === 'refused' && mayHaveHappened(entry);
  return (
    entry.fate === 'acknowledged' || (isRepeated && causeOfRefusal(entry.act, entry.code ?? '') === 'done')
  );
}

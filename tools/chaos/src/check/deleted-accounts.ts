import type { Entry } from '../history/entry.ts';
import { mayHaveHappened } from '../history/entry.ts';
import { causeOfRefusal } from '../load/actions/allowed-refusals.ts';

/** A person whose account was deleted; the names and addresses that they entered contain `marker`. */
export type DeletedAccount = { id: string; role: string; marker: string };

/**
 * Includes a deletion whose first answer was lost and whose repetition was rejected because the account and its session no longer existed.
 */
export function deletedAccountsIn(entries: readonly Entry[]): DeletedAccount[] {
  const markers = new Map(
    entries
      .filter(({ action }) => action === 'sign-up')
      .map(({ acknowledgedValues, marker }) => [acknowledgedValues.subject ?? '', marker]),
  );
  const deletions = entries.filter((entry) => entry.action === 'delete-account' && isDone(entry));
  const byId = new Map(deletions.map(({ subject, about = '' }) => [subject ?? '', about]));
  return [...byId].map(([id, role]) => ({ id, role, marker: markers.get(id) ?? '' }));
}

function isDone(entry: Entry): boolean {
  const isRepeated = entry.outcome === 'refused' && mayHaveHappened(entry);
  return (
    entry.outcome === 'acknowledged' ||
    (isRepeated && causeOfRefusal(entry.action, entry.code ?? '') === 'done')
  );
}

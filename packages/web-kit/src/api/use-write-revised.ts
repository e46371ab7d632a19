import { useCallback } from 'react';
import { useKnownUser } from '../session/use-session.ts';
import type { ApiError } from './api-error.ts';
import { currentIn } from './revised.ts';
import type { Difference, Revised } from './revised.ts';
import { staleMessage } from './stale-message.ts';

export type Write<Shown, Result> = {
  /** The record as the page shows it. */
  read: Shown;
  /** What differs between the record as it was read and the current one. */
  differences: (read: Shown, current: object) => readonly Difference[];
  /** How the user can go on from the current record, as a sentence of the message. */
  next: (current: object) => string;
  write: (revision: number | undefined) => Promise<Result>;
};

type WriteRevised = <Shown extends Revised, Result>(write: Write<Shown, Result>) => Promise<Result>;

/** The current record may change once more while the write is sent again. */
const attempts = 5;

/**
 * Writes to a record as the page shows it. When the server refuses the write as stale and the page shows none of the changes, the hook sends
 * the write again with the current revision. Otherwise it rejects with the refusal, whose message names the changed fields.
 */
export function useWriteRevised(): WriteRevised {
  const role = useKnownUser()?.role ?? null;

  return useCallback(
    async ({ read, differences, next, write }) => {
      async function attempt(revision: number | undefined, left: number) {
        try {
          return await write(revision);
        } catch (refusal) {
          const current = currentIn(refusal);
          if (current === null) {
            throw refusal;
          }
          const changed = differences(read, current);
          if (changed.length === 0 && left > 1) {
            return attempt(current.revision, left - 1);
          }
          throw withChanges(refusal as ApiError, { changed, role, next: next(current) });
        }
      }
      return attempt(read.revision, attempts);
    },
    [role],
  );
}

type Naming = Omit<Parameters<typeof staleMessage>[0], 'reason' | 'changedBy'>;

/** The refusal with a message that names the changes. */
function withChanges(refusal: ApiError, { changed, ...naming }: Naming): unknown {
  const reason = refusal.message ?? 'This has changed since you opened it';
  const message = staleMessage({ reason, changed, changedBy: refusal.changedBy, ...naming });
  return changed.length === 0 ? refusal : { ...refusal, message };
}

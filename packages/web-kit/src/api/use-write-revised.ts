import { useCallback } from 'react';
import { useCachedUser } from '../session/use-session.ts';
import type { ApiError } from './api-error.ts';
import { getCurrentRecord } from './revised.ts';
import type { Difference, Revised } from './revised.ts';
import { staleMessage } from './stale-message.ts';

export type Write<Shown, Result> = {
  /** The record as the page shows it. */
  read: Shown;
  /** The differences between the record as read and the current one. */
  differences: (read: Shown, current: object) => readonly Difference[];
  /** A sentence of the message: how the user can continue from the current record. */
  next: (current: object) => string;
  write: (revision: number | undefined) => Promise<Result>;
};

type WriteRevised = <Shown extends Revised, Result>(write: Write<Shown, Result>) => Promise<Result>;

/** Maximum number of attempts. One retry may not be enough, because the record may change again before the retry. */
const attempts = 5;

/**
 * Writes to the record that the page shows. If the server rejects the write as stale but the page shows none of the changed fields, sends
 * the write again with the current revision, five times at most in all. If the page shows a changed field, rejects with an error that names
 * the changed fields.
 */
export function useWriteRevised(): WriteRevised {
  const role = useCachedUser()?.role ?? null;

  return useCallback(
    async ({ read, differences, next, write }) => {
      async function attempt(revision: number | undefined, left: number) {
        try {
          return await write(revision);
        } catch (refusal) {
          const current = getCurrentRecord(refusal);
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

type StaleDetails = Omit<Parameters<typeof staleMessage>[0], 'reason' | 'changedBy'>;

/** The error with a message that names the changes. */
function withChanges(refusal: ApiError, { changed, ...details }: StaleDetails): unknown {
  const reason = refusal.message ?? 'This has changed since you opened it';
  const message = staleMessage({ reason, changed, changedBy: refusal.changedBy, ...details });
  return changed.length === 0 ? refusal : { ...refusal, message };
}

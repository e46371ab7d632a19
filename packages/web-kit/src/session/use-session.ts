import type { CurrentUser } from '@marquee/contracts/accounts';
import type { CallError } from '../api/api-error.ts';
import { useState } from 'react';
import { useGetCurrentUserQuery, useCachedUserState } from './session-api.ts';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: CurrentUser }
  /** The session could not be read; not the same as signed out. */
  | { status: 'unavailable'; error: CallError; retry: () => void };

export function useSession(): Session {
  const { data: user, error, refetch } = useGetCurrentUserQuery();
  const [isRetrying, setRetrying] = useState(false);

  if (user) {
    return { status: 'signed-in', user };
  }
  if (user === null) {
    return { status: 'signed-out' };
  }
  // After a failure, only `retry` sets the status to `loading`. While another component reads the session again, it stays `unavailable`.
  if (error && !isRetrying) {
    return { status: 'unavailable', error, retry: () => void retry() };
  }
  return { status: 'loading' };

  async function retry(): Promise<void> {
    setRetrying(true);
    await refetch();
    setRetrying(false);
  }
}

/** The signed-in user from the cache; null if nobody is signed in or the session was not read yet. */
export function useCachedUser(): CurrentUser | null {
  return useCachedUserState().data ?? null;
}

/** The signed-in user, for pages behind a guard. Throws if nobody is signed in. */
export function useUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signed-in') {
    throw new Error('useUser needs a guard: RequireRole or RequireUser');
  }
  return session.user;
}

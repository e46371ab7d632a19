import type { AppStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

/** Caches that nobody is signed in, so that a page for visitors without a session can be rendered before the session is read. */
export function assumeSignedOut({ dispatch }: AppStore): void {
  dispatch(
    sessionApi.util.upsertQueryEntries([{ endpointName: 'getCurrentUser', arg: undefined, value: null }]),
  );
}

/** Reads the session. Until the response arrives, the cached session does not change. */
export function fetchSession({ dispatch }: AppStore): void {
  void dispatch(
    sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

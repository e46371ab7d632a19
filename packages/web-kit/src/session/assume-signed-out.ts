import type { AppStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

/** For a page that is served only to requests without a session: it can be rendered before the session is read. */
export function assumeSignedOut({ dispatch }: AppStore): void {
  dispatch(
    sessionApi.util.upsertQueryEntries([{ endpointName: 'getCurrentUser', arg: undefined, value: null }]),
  );
}

/** Reads the session. The assumption is used until the response arrives. */
export function fetchSession({ dispatch }: AppStore): void {
  void dispatch(
    sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

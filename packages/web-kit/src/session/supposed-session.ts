import type { AppStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

/** For a page that only those get who have come without a session: it need not wait for an answer to be drawn. */
export function supposeNobodyIsSignedIn({ dispatch }: AppStore): void {
  dispatch(
    sessionApi.util.upsertQueryEntries([{ endpointName: 'getCurrentUser', arg: undefined, value: null }]),
  );
}

/** What was supposed holds until the answer. */
export function askWhoIsSignedIn({ dispatch }: AppStore): void {
  void dispatch(
    sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

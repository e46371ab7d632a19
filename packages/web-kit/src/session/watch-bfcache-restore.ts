import type { AppStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

const { getCurrentUser } = sessionApi.endpoints;

/** `root` contains everything visible, including dialogs, which are rendered outside the application's container. */
type Page = { root: HTMLElement; reload: () => void };

/**
 * Handles a return from the back/forward cache to a page of a signed-in user. The page stays hidden until the server confirms that the same
 * user is still signed in. If the server does not confirm this, the page is reloaded.
 */
export function watchBfcacheRestore(store: AppStore, page: Page): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { data: user } = getCurrentUser.select()(store.getState());
    if (persisted && user) {
      void revealToSameUser(user.id, store, page);
    }
  });
}

async function revealToSameUser(id: string, store: AppStore, { root, reload }: Page): Promise<void> {
  root.hidden = true;
  const request = getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data: user, isSuccess } = await store.dispatch(request);
  if (isSuccess && user?.id === id) {
    root.hidden = false;
  } else {
    reload();
  }
}

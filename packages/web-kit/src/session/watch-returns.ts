import type { AppStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

const { getCurrentUser } = sessionApi.endpoints;

/** `root` contains everything that is shown, including dialogs, which are rendered beside the application. */
type Page = { root: HTMLElement; reload: () => void };

/**
 * Browsers keep a page that was left and show it again, as it was, on the way back. It stays hidden until it is known that its user is
 * still the one who is signed in; otherwise it is reloaded.
 */
export function watchReturns(store: AppStore, page: Page): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { data: user } = getCurrentUser.select()(store.getState());
    if (persisted && user) {
      void showOnlyTo(user.id, store, page);
    }
  });
}

async function showOnlyTo(id: string, store: AppStore, { root, reload }: Page): Promise<void> {
  root.hidden = true;
  const asked = getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data: user, isSuccess } = await store.dispatch(asked);
  if (isSuccess && user?.id === id) {
    root.hidden = false;
  } else {
    reload();
  }
}

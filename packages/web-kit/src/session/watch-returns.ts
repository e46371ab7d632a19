import type { AppStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

const { getCurrentUser } = sessionApi.endpoints;

/**
 * Browsers keep a page that was left and show it again, as it was, on the way back. It stays hidden until it is known that its user is
 * still the one who is signed in; otherwise it is loaded anew.
 */
export function watchReturns(store: AppStore, container: Element): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { data: user } = getCurrentUser.select()(store.getState());
    if (persisted && user) {
      void showOnlyTo(user.id, { store, container });
    }
  });
}

async function showOnlyTo(
  id: string,
  { store, container }: { store: AppStore; container: Element },
): Promise<void> {
  container.toggleAttribute('hidden', true);
  const asked = getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data: user, isSuccess } = await store.dispatch(asked);
  if (isSuccess && user?.id === id) {
    container.toggleAttribute('hidden', false);
  } else {
    location.reload();
  }
}

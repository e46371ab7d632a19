import { aClientUser } from '@marquee/web-kit/testing';
import { sessionApi } from '../src/session/session-api.ts';
import { watchBfcacheRestore } from '../src/session/watch-bfcache-restore.ts';
import { aStoreWithServer, json, noResponse, problem } from './a-store-with-server.ts';

const user = aClientUser();

/** Restores a page of the user from the back/forward cache; `answer` is the response about the session. */
async function restorePage(answer: ReturnType<typeof json>) {
  const { store } = aStoreWithServer(json(user), answer);
  await store.dispatch(sessionApi.endpoints.getCurrentUser.initiate());
  const root = document.createElement('div');
  const outcome = new Promise<string>((resolve) => {
    new MutationObserver(() => {
      if (!root.hidden) {
        resolve('shown');
      }
    }).observe(root, { attributes: true });
    watchBfcacheRestore(store, {
      root,
      reload: () => {
        resolve('reloaded');
      },
    });
  });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return { root, outcome };
}

describe('a page from the back/forward cache', () => {
  test('when its user is still signed in, then it is shown after the server has confirmed that', async () => {
    const { root, outcome } = await restorePage(json(user));

    expect(root.hidden).toBe(true);
    expect(await outcome).toBe('shown');
  });

  test.each([
    ['nobody is signed in', problem(401, 'unauthenticated', 'Unauthorized')],
    ['another account is signed in', json(aClientUser({ id: '0d5a6c0e-7d42-4d3c-9a55-3f6f5f0c1f11' }))],
    ['there is no response', noResponse()],
  ])('when %s, then the page is reloaded and stays hidden', async (_what, answer) => {
    const { root, outcome } = await restorePage(answer);

    expect(await outcome).toBe('reloaded');
    expect(root.hidden).toBe(true);
  });
});

import { aClientUser } from '@marquee/web-kit/testing';
import { sessionApi } from '../src/session/session-api.ts';
import { watchReturns } from '../src/session/watch-returns.ts';
import { aStoreBefore, json, noAnswer, problem } from './a-server.ts';

const user = aClientUser();

/** A page of the user that was left and comes back as it was; the server answers who is signed in then. */
async function comeBack(answer: ReturnType<typeof json>) {
  const { store } = aStoreBefore(json(user), answer);
  await store.dispatch(sessionApi.endpoints.getCurrentUser.initiate());
  const root = document.createElement('div');
  const outcome = new Promise<string>((resolve) => {
    new MutationObserver(() => {
      if (!root.hidden) {
        resolve('shown');
      }
    }).observe(root, { attributes: true });
    watchReturns(store, {
      root,
      reload: () => {
        resolve('reloaded');
      },
    });
  });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return { root, outcome };
}

describe('a page that the browser has kept for its back button', () => {
  test('when its user is still signed in, then it is shown once that is known', async () => {
    const { root, outcome } = await comeBack(json(user));

    expect(root.hidden).toBe(true);
    expect(await outcome).toBe('shown');
  });

  test.each([
    ['nobody is signed in', problem(401, 'unauthenticated', 'Unauthorized')],
    ['another account is signed in', json(aClientUser({ id: '0d5a6c0e-7d42-4d3c-9a55-3f6f5f0c1f11' }))],
    ['nobody answers', noAnswer()],
  ])('when %s, then it is reloaded and stays hidden', async (_what, answer) => {
    const { root, outcome } = await comeBack(answer);

    expect(await outcome).toBe('reloaded');
    expect(root.hidden).toBe(true);
  });
});

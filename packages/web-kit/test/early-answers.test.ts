import { earlyKey } from '@marquee/contracts/early-requests';
import { createStore } from '@marquee/web-kit';
import { readNote, writeNote } from './notes-api.ts';

const early = { id: 'n1', text: 'Asked for by the document' };
const later = { id: 'n1', text: 'Asked for by the application' };

function aStoreAfter(answer: Promise<Response>) {
  globalThis.marqueeEarlyAnswers = new Map([[earlyKey({ address: '/api/notes/n1' }), answer]]);
  answer.catch(() => undefined);
  const store = createStore({ fetch: async () => Response.json(later) });
  return {
    read: () => store.dispatch(readNote.initiate({ params: { id: 'n1' } }, { forceRefetch: true })),
    store,
  };
}

afterEach(() => {
  globalThis.marqueeEarlyAnswers = undefined;
});

describe('response to an early request of the document', () => {
  test('when its call is made, then it is used once, and the next call sends a request', async () => {
    const { read } = aStoreAfter(Promise.resolve(Response.json(early)));

    expect((await read()).data).toEqual(early);
    expect((await read()).data).toEqual(later);
  });

  test('when a write was sent after the early request, then the response is outdated and not used', async () => {
    const { read, store } = aStoreAfter(Promise.resolve(Response.json(early)));
    await store.dispatch(writeNote.initiate({ body: { text: 'Changed' } }));

    expect((await read()).data).toEqual(later);
  });

  test('when the early request failed, then the call sends a request', async () => {
    const { read } = aStoreAfter(Promise.reject(new TypeError('Failed to fetch')));

    expect((await read()).data).toEqual(later);
  });
});

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

describe('an answer that the document has asked for', () => {
  test('when its call is made, then it is taken, and asked for again after that', async () => {
    const { read } = aStoreAfter(Promise.resolve(Response.json(early)));

    expect((await read()).data).toEqual(early);
    expect((await read()).data).toEqual(later);
  });

  test('when something was written since, then it is out of date and not taken', async () => {
    const { read, store } = aStoreAfter(Promise.resolve(Response.json(early)));
    await store.dispatch(writeNote.initiate({ body: { text: 'Changed' } }));

    expect((await read()).data).toEqual(later);
  });

  test('when there was no answer, then the call is made as usual', async () => {
    const { read } = aStoreAfter(Promise.reject(new TypeError('Failed to fetch')));

    expect((await read()).data).toEqual(later);
  });
});

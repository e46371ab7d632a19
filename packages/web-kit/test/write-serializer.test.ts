import { api, endpointFor } from '@marquee/web-kit';
import { aStoreWithServer, json, noResponse, problem } from './a-store-with-server.ts';
import * as operations from './dummy-operations.ts';

const { addToNote, dropFromNote } = api.injectEndpoints({
  endpoints: (build) => ({
    addToNote: build.mutation(endpointFor(operations.addToNote)),
    dropFromNote: build.mutation(endpointFor(operations.dropFromNote)),
  }),
}).endpoints;

const params = { id: 'n1' };
const add = (text: string, revision: number) => addToNote.initiate({ params, body: { text, revision } });
const drop = (revision: number) => dropFromNote.initiate({ params, query: { revision: `${revision}` } });

function noteAt(revision: number) {
  return json({ id: 'n1', text: 'the note', revision });
}

describe('writes with a revision', () => {
  test('when two are started at once, then the second waits and has the revision that resulted from the first', async () => {
    const { store, received } = aStoreWithServer(noteAt(5), noteAt(6));

    await Promise.all([store.dispatch(add('a DJ', 4)), store.dispatch(add('uplights', 4))]);

    expect(received.map(({ body }) => body)).toEqual([
      { text: 'a DJ', revision: 4 },
      { text: 'uplights', revision: 5 },
    ]);
  });

  test('when one is a deletion, then its query has the revision', async () => {
    const { store, received } = aStoreWithServer(noteAt(5), noteAt(6));
    await store.dispatch(add('a DJ', 4));

    await store.dispatch(drop(4));

    expect(received[1]?.url.search).toBe('?revision=5');
  });

  test('when the response includes another user’s change, then the next write has the revision that was read', async () => {
    const { store, received } = aStoreWithServer(noteAt(6), noteAt(7));
    await store.dispatch(add('a DJ', 4));

    await store.dispatch(add('uplights', 4));

    expect(received[1]?.body).toEqual({ text: 'uplights', revision: 4 });
  });

  test('when the page has written to a hundred other records since, then the write has the revision that was read', async () => {
    const { store, received } = aStoreWithServer(noteAt(5));
    await store.dispatch(add('a DJ', 4));
    for (const id of Array.from({ length: 100 }, (_, index) => `other-${index}`)) {
      await store.dispatch(addToNote.initiate({ params: { id }, body: { text: 'a DJ', revision: 4 } }));
    }

    await store.dispatch(add('uplights', 4));

    expect(received.at(-1)?.body).toEqual({ text: 'uplights', revision: 4 });
  });

  test('when the first is rejected, then the second is sent', async () => {
    const { store, received } = aStoreWithServer(problem(422, 'rule_broken', 'Not so'), noteAt(5));

    await Promise.all([store.dispatch(add('a DJ', 4)), store.dispatch(add('uplights', 4))]);

    expect(received[1]?.body).toEqual({ text: 'uplights', revision: 4 });
  });

  test('when one is retried after the record was reloaded, then it has the same idempotency key', async () => {
    const { store, keys } = aStoreWithServer(noResponse(), noteAt(5));
    await store.dispatch(add('a DJ', 4));

    await store.dispatch(add('a DJ', 5));

    expect(new Set(keys()).size).toBe(1);
  });
});

import { aStoreWithServer, json, noResponse, problem } from './a-store-with-server.ts';
import { readNote, writeNote } from './notes-api.ts';

const written = json({ id: 'n1', text: 'Ask for uplights' }, { status: 201 });
const uplights = { body: { text: 'Ask for uplights' } };

describe('idempotency key of a write', () => {
  test('when a write is called twice at once, then it is sent once and both calls get the response', async () => {
    const { store, received } = aStoreWithServer(written);

    const answers = await Promise.all([
      store.dispatch(writeNote.initiate(uplights)),
      store.dispatch(writeNote.initiate(uplights)),
    ]);

    expect(received).toHaveLength(1);
    expect(answers.map(({ data }) => data?.id)).toEqual(['n1', 'n1']);
  });

  test.each([
    ['there was no response', noResponse()],
    ['the server failed', problem(503, 'unavailable', 'Please try again')],
  ])('when %s and the call is retried, then the key is the same', async (_case, failure) => {
    const { store, keys } = aStoreWithServer(failure, written);

    await store.dispatch(writeNote.initiate(uplights));
    await store.dispatch(writeNote.initiate(uplights));

    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  test('when the first attempt is still being processed, then the next attempt sends the same key', async () => {
    const busy = () => new Response('', { status: 409, headers: { 'Retry-After': '1' } });
    const { store, keys } = aStoreWithServer(busy, written);

    await store.dispatch(writeNote.initiate(uplights));
    await store.dispatch(writeNote.initiate(uplights));

    expect(new Set(keys()).size).toBe(1);
  });

  test.each([
    ['it succeeded', written],
    ['it was rejected', problem(422, 'rule_broken', 'Not so')],
  ])('when %s, then the next equal call has a new key', async (_case, outcome) => {
    const { store, keys } = aStoreWithServer(outcome, written);

    await store.dispatch(writeNote.initiate(uplights));
    await store.dispatch(writeNote.initiate(uplights));

    expect(new Set(keys()).size).toBe(2);
  });

  test('when the body was changed after a failure, then the call has a new key', async () => {
    const { store, keys } = aStoreWithServer(noResponse(), written);

    await store.dispatch(writeNote.initiate(uplights));
    await store.dispatch(writeNote.initiate({ body: { text: 'Ask for a DJ' } }));

    expect(new Set(keys()).size).toBe(2);
  });

  test('when the call is a read, then it has no key', async () => {
    const { store, keys } = aStoreWithServer(written);

    await store.dispatch(readNote.initiate({ params: { id: 'n1' } }));

    expect(keys()).toEqual([null]);
  });
});

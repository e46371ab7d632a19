import { aStoreWithServer, emptyResponse, json } from './a-store-with-server.ts';
import { dropNotes, listNotes, readNote, writeNote } from './notes-api.ts';

const note = { id: 'n1', text: 'Ask for uplights' };

describe('endpoint of an operation', () => {
  test('when it is called, then parameters and query are written into the address below /api', async () => {
    const { store, received } = aStoreWithServer(json(note));

    await store.dispatch(readNote.initiate({ params: { id: 'a/b' }, query: { version: '2' } }));

    expect(received[0]?.url.href).toBe('http://localhost/api/notes/a%2Fb?version=2');
  });

  test('when it has a body, then the body is sent as JSON', async () => {
    const { store, received } = aStoreWithServer(json(note, { status: 201 }));

    await store.dispatch(writeNote.initiate({ body: { text: 'Ask for uplights' } }));

    expect(received[0]).toMatchObject({ method: 'POST', body: { text: 'Ask for uplights' } });
    expect(received[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('when the response has fields beyond the contract, then they are dropped', async () => {
    const { store } = aStoreWithServer(json({ ...note, internal: true }));

    const { data } = await store.dispatch(readNote.initiate({ params: { id: 'n1' } }));

    expect(data).toEqual(note);
  });

  test('when the response violates the contract, then the call fails', async () => {
    const { store } = aStoreWithServer(json({ id: 'n1' }));

    const { data, error } = await store.dispatch(readNote.initiate({ params: { id: 'n1' } }));

    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status: 0, code: 'unexpected_answer' });
  });

  test('when the response has no body, then data is null', async () => {
    const { store } = aStoreWithServer(emptyResponse());

    const { data } = await store.dispatch(dropNotes.initiate());

    expect(data).toBeNull();
  });
});

describe('endpoint of a list', () => {
  test('when there is another page, then the result has the total and the position of the next page', async () => {
    const headers = { 'X-Total-Count': '12', Link: '</api/notes?after=n1&limit=1>; rel="next"' };
    const { store } = aStoreWithServer(json([note], { headers }));

    const { data } = await store.dispatch(listNotes.initiate());

    expect(data).toEqual({ rows: [note], total: 12, next: 'n1', leftOut: null });
  });

  test('when the response omits records that cannot be shown, then the result has their number and the first id', async () => {
    const headers = { 'X-Total-Count': '3', 'X-Left-Out-Count': '2', 'X-Left-Out-Id': 'n2' };
    const { store } = aStoreWithServer(json([note], { headers }));

    const { data } = await store.dispatch(listNotes.initiate());

    expect(data?.leftOut).toEqual({ count: 2, id: 'n2' });
  });

  test('when it is the last page, then `next` is null', async () => {
    const { store } = aStoreWithServer(json([note], { headers: { 'X-Total-Count': '1' } }));

    const { data } = await store.dispatch(listNotes.initiate());

    expect(data?.next).toBeNull();
  });
});

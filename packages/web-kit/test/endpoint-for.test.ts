import { aStoreBefore, emptyAnswer, json } from './a-server.ts';
import { dropNotes, listNotes, readNote, writeNote } from './notes-api.ts';

const note = { id: 'n1', text: 'Ask for uplights' };

describe('endpoint for an operation', () => {
  test('when it is called, then parameters and query are written into the address below /api', async () => {
    const { store, received } = aStoreBefore(json(note));

    await store.dispatch(readNote.initiate({ params: { id: 'a/b' }, query: { version: '2' } }));

    expect(received[0]?.url.href).toBe('http://localhost/api/notes/a%2Fb?version=2');
  });

  test('when it has a body, then JSON is sent', async () => {
    const { store, received } = aStoreBefore(json(note, { status: 201 }));

    await store.dispatch(writeNote.initiate({ body: { text: 'Ask for uplights' } }));

    expect(received[0]).toMatchObject({ method: 'POST', body: { text: 'Ask for uplights' } });
    expect(received[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('when the answer carries more than the contract, then the rest is dropped', async () => {
    const { store } = aStoreBefore(json({ ...note, internal: true }));

    const { data } = await store.dispatch(readNote.initiate({ params: { id: 'n1' } }));

    expect(data).toEqual(note);
  });

  test('when the answer breaks the contract, then it is an error and not data', async () => {
    const { store } = aStoreBefore(json({ id: 'n1' }));

    const { data, error } = await store.dispatch(readNote.initiate({ params: { id: 'n1' } }));

    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status: 0, code: 'unexpected_answer' });
  });

  test('when there is nothing to answer, then data is null', async () => {
    const { store } = aStoreBefore(emptyAnswer());

    const { data } = await store.dispatch(dropNotes.initiate());

    expect(data).toBeNull();
  });
});

describe('endpoint for a page of a list', () => {
  test('when there is more, then it tells how many and where the next page begins', async () => {
    const headers = { 'X-Total-Count': '12', Link: '</api/notes?after=n1&limit=1>; rel="next"' };
    const { store } = aStoreBefore(json([note], { headers }));

    const { data } = await store.dispatch(listNotes.initiate());

    expect(data).toEqual({ rows: [note], total: 12, next: 'n1', leftOut: null });
  });

  test('when it leaves out records that cannot be shown, then it tells how many and the first id', async () => {
    const headers = { 'X-Total-Count': '3', 'X-Left-Out-Count': '2', 'X-Left-Out-Id': 'n2' };
    const { store } = aStoreBefore(json([note], { headers }));

    const { data } = await store.dispatch(listNotes.initiate());

    expect(data?.leftOut).toEqual({ count: 2, id: 'n2' });
  });

  test('when it is the last page, then there is no next one', async () => {
    const { store } = aStoreBefore(json([note], { headers: { 'X-Total-Count': '1' } }));

    const { data } = await store.dispatch(listNotes.initiate());

    expect(data?.next).toBeNull();
  });
});

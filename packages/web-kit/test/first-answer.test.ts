import { firstAnswerId } from '@marquee/contracts/first-answer';
import { createStore } from '@marquee/web-kit';
import { firstAnswerIn } from '../src/api/first-answer.ts';
import { readNote, writeNote } from './notes-api.ts';

const note = { id: 'n1', text: 'Came with the page </script>' };
const later = { id: 'n1', text: 'Asked for' };

function aStoreWith(first: { address: string; status: number; body: unknown }) {
  const requests: string[] = [];
  const store = createStore({
    firstAnswer: first,
    fetch: async (address) => {
      requests.push(new URL(address instanceof Request ? address.url : address).pathname);
      return new Response(JSON.stringify(later), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { store, asked: requests };
}

const read = (id = 'n1') => readNote.initiate({ params: { id } }, { forceRefetch: true });

describe('response embedded in the page', () => {
  test('when its call is made, then it is used once, and the next call sends a request', async () => {
    const { store, asked: requests } = aStoreWith({ address: '/api/notes/n1', status: 200, body: note });

    const first = await store.dispatch(read());
    const second = await store.dispatch(read());

    expect([first.data, second.data]).toEqual([note, later]);
    expect(requests).toEqual(['/api/notes/n1']);
  });

  test('when another call is made, then the embedded response is not used', async () => {
    const { store, asked: requests } = aStoreWith({ address: '/api/notes', status: 201, body: note });

    await store.dispatch(read('n2'));
    await store.dispatch(writeNote.initiate({ body: { text: 'A write is never answered so' } }));

    expect(requests).toEqual(['/api/notes/n2', '/api/notes']);
  });

  test('when it is an error, then its call fails', async () => {
    const body = {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'note_not_found',
      message: 'Note not found',
      requestId: 'r1',
    };
    const { store } = aStoreWith({ address: '/api/notes/n1', status: 404, body });

    const { error } = await store.dispatch(read());

    expect(error).toMatchObject({ status: 404, code: 'note_not_found' });
  });

  test('when it is read from the page, then it is removed from the page', () => {
    const block = JSON.stringify({ address: '/api/notes/n1', status: 200, body: note }).replaceAll(
      '<',
      '\\u003c',
    );
    const opened = jest.spyOn(performance, 'now').mockReturnValue(2_000);
    document.body.innerHTML = `<script type="application/json" id="${firstAnswerId}">${block}</script>`;

    expect(firstAnswerIn(document)).toEqual({ address: '/api/notes/n1', status: 200, body: note });
    expect(firstAnswerIn(document)).toBeUndefined();
    opened.mockRestore();
  });

  test('when the page has been open for more than 30 seconds, then it is ignored', () => {
    const block = JSON.stringify({ address: '/api/notes/n1', status: 200, body: note });
    const opened = jest.spyOn(performance, 'now').mockReturnValue(30_001);
    document.body.innerHTML = `<script type="application/json" id="${firstAnswerId}">${block}</script>`;

    expect(firstAnswerIn(document)).toBeUndefined();
    opened.mockRestore();
  });

  test('when it is not JSON, then it is ignored', () => {
    document.body.innerHTML = `<script type="application/json" id="${firstAnswerId}">{ cut off</script>`;

    expect(firstAnswerIn(document)).toBeUndefined();
  });
});

import { getErrorMessage } from '@marquee/web-kit';
import { aStoreWithServer, noResponse, problem, text } from './a-store-with-server.ts';
import { writeNote } from './notes-api.ts';

const input = { body: { text: 'Ask for uplights' } };

describe('a rejected call', () => {
  test('when the response is a problem, then the error has its message, code, request id and fields', async () => {
    const errors = [{ path: 'text', message: 'Text is required' }];
    const { store } = aStoreWithServer(problem(400, 'invalid_input', 'Text is required', { errors }));

    const { error } = await store.dispatch(writeNote.initiate(input));

    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Text is required',
      requestId: 'request-1',
      errors,
    });
  });

  test('when an intermediary responds with plain text, then the generic text is the status and that text, and there is no message', async () => {
    const { store } = aStoreWithServer(text(502, 'upstream is gone'));

    const { error } = await store.dispatch(writeNote.initiate(input));

    expect(error).toMatchObject({ generic: '502: upstream is gone', message: null });
  });

  test('when the body is empty, then the generic text is the status and its status text', async () => {
    const { store } = aStoreWithServer(text(503, '', 'Service Unavailable'));

    const { error } = await store.dispatch(writeNote.initiate(input));

    expect(error).toMatchObject({ generic: '503: Service Unavailable' });
  });

  test('when there is no response, then it is a network error', async () => {
    const { store } = aStoreWithServer(noResponse());

    const { error } = await store.dispatch(writeNote.initiate(input));

    expect(error).toMatchObject({ status: 0, code: 'network' });
  });
});

describe('message of an error', () => {
  test('when the server sent a message, then it is returned', async () => {
    const { store } = aStoreWithServer(problem(409, 'quote_expired', 'This quote has expired'));

    const { error } = await store.dispatch(writeNote.initiate(input));

    expect(getErrorMessage(error, 'Failed to accept quote')).toBe('This quote has expired');
  });

  test('when the server sent no message, then the fallback is returned', async () => {
    const { store } = aStoreWithServer(text(500, ''));

    const { error } = await store.dispatch(writeNote.initiate(input));

    expect(getErrorMessage(error, 'Failed to accept quote')).toBe('Failed to accept quote');
  });
});

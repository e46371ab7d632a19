import { LoadFailure } from '@marquee/web-kit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CallFailure } from '../src/api/call-failure.tsx';
import { getErrorMessage } from '../src/api/api-error.ts';
import { aStoreWithServer, json, noResponse, problem } from './a-store-with-server.ts';
import { readNote, writeNote } from './notes-api.ts';

const title = 'The notes could not be loaded';

function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

function goOnline() {
  jest.restoreAllMocks();
  act(() => {
    dispatchEvent(new Event('online'));
  });
}

async function failureOf(respond: ReturnType<typeof noResponse>) {
  const { store } = aStoreWithServer(respond);
  const { error } = await store.dispatch(readNote.initiate({ params: { id: 'n1' } }));
  return error;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a failed read', () => {
  test('when there is no connection, then the page says so and offers to retry', async () => {
    goOffline();
    const onRetry = jest.fn();

    render(<CallFailure title={title} error={await failureOf(noResponse())} onRetry={onRetry} />);

    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('when the connection is back, then the page says so and does not retry by itself', async () => {
    goOffline();
    const onRetry = jest.fn();
    render(<CallFailure title={title} error={await failureOf(noResponse())} onRetry={onRetry} />);

    goOnline();

    expect(screen.getByRole('status')).toHaveTextContent('You are online again');
    expect(onRetry).not.toHaveBeenCalled();
  });

  test('when the browser reports a connection but there is no response, then the message says that Marquee could not be reached', async () => {
    render(<CallFailure title={title} error={await failureOf(noResponse())} onRetry={jest.fn()} />);

    expect(screen.getByRole('status')).toHaveTextContent('Marquee could not be reached');
  });

  test('when the response takes too long, then the message is not the browser’s technical text', async () => {
    const tooLate = new DOMException('signal timed out', 'TimeoutError');
    const error = await failureOf(() => Promise.reject(tooLate));

    render(<CallFailure title={title} error={error} onRetry={jest.fn()} />);

    expect(screen.getByRole('alert')).toHaveTextContent(
      `${title}There was no answer. Try again in a moment.Retry`,
    );
  });

  test('when the server fails, then the error shows the request id', async () => {
    const error = await failureOf(problem(503, 'unavailable', 'Please try again'));

    render(<CallFailure title={title} error={error} onRetry={jest.fn()} />);

    expect(screen.getByRole('alert')).toHaveTextContent(`${title}Please try againRequest request-1Retry`);
  });
});

describe('a write while offline', () => {
  test('when it fails, then its message states that the user is offline and replaces the fallback', async () => {
    goOffline();
    const { store } = aStoreWithServer(noResponse());

    const { error } = await store.dispatch(writeNote.initiate({ body: { text: 'Ask for a DJ' } }));

    expect(getErrorMessage(error, 'Failed to save')).toBe(
      'You are offline. What you entered is kept; try again once you are connected.',
    );
  });

  test('when it is retried online, then it has the same idempotency key', async () => {
    goOffline();
    const { store, keys } = aStoreWithServer(
      noResponse(),
      json({ id: 'n1', text: 'Ask for a DJ' }, { status: 201 }),
    );
    await store.dispatch(writeNote.initiate({ body: { text: 'Ask for a DJ' } }));
    goOnline();

    await store.dispatch(writeNote.initiate({ body: { text: 'Ask for a DJ' } }));

    expect(new Set(keys()).size).toBe(1);
  });
});

describe('a page that fails to load', () => {
  const failure = (
    <LoadFailure title="Gone" message="The rest works." retryLabel="Try again" onRetry={jest.fn()} />
  );

  test('when there is a connection, then an error is shown', () => {
    render(failure);

    expect(screen.getByRole('alert')).toHaveTextContent('Gone');
  });

  test('when there is no connection, then that is shown as the reason', () => {
    goOffline();

    render(failure);

    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  });
});

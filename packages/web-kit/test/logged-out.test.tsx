import { aClientUser } from '@marquee/web-kit/testing';
import { Toaster } from '@marquee/ui';
import { act, render, screen } from '@testing-library/react';
import { sessionApi } from '../src/session/session-api.ts';
import { aStoreWithServer, json, problem, text } from './a-store-with-server.ts';
import { readNote, readOwnNote, writeNote } from './notes-api.ts';

const sessionEnded = problem(401, 'unauthenticated', 'Unauthorized');
const input = { params: { id: 'n1' } };

describe('the logged-out rule', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, '', '/client-admin?tab=quotes');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the session has ended, then a toast says so and the sign-in page opens after 500 ms', async () => {
    render(<Toaster />);
    const { store, left: navigations } = aStoreWithServer(sessionEnded);

    void store.dispatch(readNote.initiate(input));
    await act(() => jest.advanceTimersByTimeAsync(499));

    expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
    expect(navigations).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(navigations).toEqual(['/api/login?returnTo=%2Fclient-admin%3Ftab%3Dquotes']);
  });

  test('when the address has a fragment, then the sign-in returns to the fragment', async () => {
    history.replaceState(null, '', '/provider/billing#payment-defaults');
    const { store, left: navigations } = aStoreWithServer(sessionEnded);

    void store.dispatch(readNote.initiate(input));
    await act(() => jest.advanceTimersByTimeAsync(500));

    expect(navigations).toEqual(['/api/login?returnTo=%2Fprovider%2Fbilling%23payment-defaults']);
  });

  test('when several calls detect the end of the session, then the sign-in page opens once', async () => {
    const { store, left: navigations } = aStoreWithServer(sessionEnded);

    void store.dispatch(readNote.initiate(input));
    void store.dispatch(writeNote.initiate({ body: { text: 'x' } }));
    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(navigations).toHaveLength(1);
  });

  test('when the address changes before the redirect, then the sign-in returns to the original address', async () => {
    const { store, left: navigations } = aStoreWithServer(sessionEnded);

    void store.dispatch(readNote.initiate(input));
    await act(() => jest.advanceTimersByTimeAsync(1));
    history.replaceState(null, '', '/auth');
    await act(() => jest.advanceTimersByTimeAsync(500));

    expect(navigations).toEqual(['/api/login?returnTo=%2Fclient-admin%3Ftab%3Dquotes']);
  });

  test('when an action is rejected because the session has ended, then the call fails only after the page had time to unload', async () => {
    const { store } = aStoreWithServer(sessionEnded);
    const refused = jest.fn();

    void store.dispatch(writeNote.initiate({ body: { text: 'x' } })).then(refused);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(refused).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(refused).toHaveBeenCalledTimes(1);
  });

  test('when the user stays, then the next call opens the sign-in page again', async () => {
    const { store, left: navigations } = aStoreWithServer(sessionEnded);
    void store.dispatch(readNote.initiate(input));
    await act(() => jest.advanceTimersByTimeAsync(3_000));

    void store.dispatch(writeNote.initiate({ body: { text: 'x' } }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(navigations).toHaveLength(2);
  });

  test('when the user stays, then the page keeps its cached reads', async () => {
    const note = { id: 'n1', text: 'kept' };
    const { store } = aStoreWithServer(json(note), sessionEnded);
    const reading = store.dispatch(readOwnNote.initiate(input));
    await act(() => reading);
    void store.dispatch(writeNote.initiate({ body: { text: 'x' } }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));

    await act(() => reading.refetch());

    expect(readOwnNote.select(input)(store.getState()).data).toEqual(note);
  });

  test('when the user signs in again in another tab, then a later end of the session is detected', async () => {
    const { store } = aStoreWithServer(sessionEnded, json(aClientUser()), sessionEnded);
    void store.dispatch(writeNote.initiate({ body: { text: 'x' } }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    const reading = store.dispatch(sessionApi.endpoints.getCurrentUser.initiate());
    await act(() => reading);

    await act(() => reading.refetch());

    expect(sessionApi.endpoints.getCurrentUser.select()(store.getState()).data).toBeNull();
  });

  test('when a read is declared to return null if nobody is signed in, then the rule does not apply to the read', async () => {
    const { store, left: navigations } = aStoreWithServer(sessionEnded);

    const { data } = await act(() => store.dispatch(readOwnNote.initiate(input)));
    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(data).toBeNull();
    expect(navigations).toEqual([]);
  });

  test.each([
    ['no code, and “Unauthorized” in its body', text(401, 'Unauthorized')],
    ['no code, and “Unauthorized” as its status text', text(401, '', 'Unauthorized')],
    ['another code, and “Unauthorized” in its message', problem(401, 'token_expired', 'Unauthorized')],
  ])('when a 401 has %s, then the sign-in page opens', async (_sign, refusal) => {
    const { store, left: navigations } = aStoreWithServer(refusal);

    void store.dispatch(readNote.initiate(input));
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(navigations).toHaveLength(1);
  });

  test('when a 401 has neither the code `unauthenticated` nor the text “Unauthorized”, then it is an ordinary error', async () => {
    const { store, left: navigations } = aStoreWithServer(
      problem(401, 'second_step_required', 'Enter the code'),
    );

    await act(() => store.dispatch(readNote.initiate(input)));
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(navigations).toEqual([]);
  });

  test('when a read is declared to return null if nobody is signed in and gets a 401 without a code, then its result is null', async () => {
    const { store, left: navigations } = aStoreWithServer(text(401, '401 Unauthorized'));

    const { data } = await act(() => store.dispatch(readOwnNote.initiate(input)));
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(data).toBeNull();
    expect(navigations).toEqual([]);
  });

  test('when the error of wrong credentials contains “Unauthorized”, then it is an ordinary error', async () => {
    const { store, left: navigations } = aStoreWithServer(
      problem(401, 'invalid_credentials', 'Unauthorized'),
    );

    await act(() => store.dispatch(readNote.initiate(input)));
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(navigations).toEqual([]);
  });

  test('when credentials are wrong, then the call fails with an ordinary error', async () => {
    const { store, left: navigations } = aStoreWithServer(
      problem(401, 'invalid_credentials', 'Wrong email or password'),
    );

    await act(() => store.dispatch(readNote.initiate(input)));
    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(navigations).toEqual([]);
  });
});

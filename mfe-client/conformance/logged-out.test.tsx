import { updateSettings } from '@marquee/contracts/account-operations';
import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { refuse } from '@marquee/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderClient } from '../test/render-client.tsx';

/** Its message differs from the toasts, because the browser supplies their text. */
const unauthenticated = { status: 401, code: 'unauthenticated', message: 'There is no session' };
const loggedOutMessage = 'You are logged out. Logging in again...';
/** Milliseconds in which calls are answered. */
const answerDelayMs = 50;

/** Ticks a box of the settings; the server refuses the change. */
async function changeSettings(refusal: Parameters<typeof refuse>[1]) {
  const app = renderClient({
    route: '/client-admin?tab=settings',
    answers: [refuse(updateSettings, refusal)],
  });
  await act(() => jest.advanceTimersByTimeAsync(answerDelayMs));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Marketing emails' }));
  return app;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
});

describe('6 Logged out', () => {
  test("when a write finds the session ended, then 'You are logged out. Logging in again...'", async () => {
    await changeSettings(unauthenticated);
    await act(() => jest.advanceTimersByTimeAsync(answerDelayMs));

    expect(screen.getByText(loggedOutMessage)).toBeInTheDocument();
  });

  test('when a read finds the session ended that does not take a 401 for empty, then the same', async () => {
    const { navigatedTo: leftFor } = renderClient({
      route: '/edit-event/00000000-0000-4000-8000-000000000000',
      answers: [refuse(getClientEvent, unauthenticated)],
    });

    expect(await screen.findByText(loggedOutMessage)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(leftFor()).toMatch(/^\/api\/login\?returnTo=/);
  });

  test("when the client's quote answers 401, then the same: it is no read that gives null", async () => {
    const { navigatedTo: leftFor } = renderClient({
      route: '/client',
      answers: [refuse(getClientQuote, unauthenticated)],
    });

    expect(await screen.findByText(loggedOutMessage)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(leftFor()).toMatch(/^\/api\/login\?returnTo=/);
  });

  test("when something in between answers '401 Unauthorized' without a code, then the same", async () => {
    const respond = () => new Response('401 Unauthorized', { status: 401 });
    const { navigatedTo: leftFor } = renderClient({
      route: '/edit-event/00000000-0000-4000-8000-000000000000',
      answers: [{ operation: getClientEvent, respond }],
    });

    expect(await screen.findByText(loggedOutMessage)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(leftFor()).toMatch(/^\/api\/login\?returnTo=/);
  });

  test('when a 401 has another code, then it is a refusal like others', async () => {
    const refusal = { status: 401, code: 'invalid_credentials', message: 'Not the password' };
    const { navigatedTo: leftFor } = await changeSettings(refusal);
    await act(() => jest.advanceTimersByTimeAsync(answerDelayMs));

    expect(screen.getByText('Not the password')).toBeInTheDocument();
    expect(screen.queryByText(loggedOutMessage)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(leftFor()).toBeNull();
  });
});

describe('8 Logged out', () => {
  test("when the session has ended, then the toast is titled 'Unauthorized'", async () => {
    await changeSettings(unauthenticated);
    await act(() => jest.advanceTimersByTimeAsync(answerDelayMs));

    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    expect(screen.getByText(loggedOutMessage)).toBeInTheDocument();
  });
});

describe('9 Unauthorized redirect', () => {
  test('when the session has ended, then 500 ms later and no sooner', async () => {
    const { navigatedTo: leftFor } = await changeSettings(unauthenticated);

    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(screen.getByText(loggedOutMessage)).toBeInTheDocument();
    expect(leftFor()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));

    expect(leftFor()).toMatch(/^\/api\/login\?returnTo=/);
  });
});

import { updateSettings } from '@marquee/contracts/account-operations';
import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { refuse } from '@marquee/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderClient } from '../test/render-client.tsx';

/** The message differs from the text of the toasts, to show that the text does not come from the server. */
const unauthenticated = { status: 401, code: 'unauthenticated', message: 'There is no session' };
const loggedOutMessage = 'You are logged out. Logging in again...';
/** All calls are answered within this number of milliseconds. */
const answerDelayMs = 50;

/** Changes a checkbox of the settings. The server rejects the change. */
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
  test("when the session has ended before a write, then a toast shows 'You are logged out. Logging in again...'", async () => {
    await changeSettings(unauthenticated);
    await act(() => jest.advanceTimersByTimeAsync(answerDelayMs));

    expect(screen.getByText(loggedOutMessage)).toBeInTheDocument();
  });

  test('when the session has ended before an event is fetched for editing, then the toast and the sign-in page appear', async () => {
    const { navigatedTo } = renderClient({
      route: '/edit-event/00000000-0000-4000-8000-000000000000',
      answers: [refuse(getClientEvent, unauthenticated)],
    });

    expect(await screen.findByText(loggedOutMessage)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(navigatedTo()).toMatch(/^\/api\/login\?returnTo=/);
  });

  test("when the client's quote is answered with 401, then the toast and the sign-in page appear", async () => {
    const { navigatedTo } = renderClient({
      route: '/client',
      answers: [refuse(getClientQuote, unauthenticated)],
    });

    expect(await screen.findByText(loggedOutMessage)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(navigatedTo()).toMatch(/^\/api\/login\?returnTo=/);
  });

  test("when a proxy responds with '401 Unauthorized' without a code, then the toast and the sign-in page appear", async () => {
    const respond = () => new Response('401 Unauthorized', { status: 401 });
    const { navigatedTo } = renderClient({
      route: '/edit-event/00000000-0000-4000-8000-000000000000',
      answers: [{ operation: getClientEvent, respond }],
    });

    expect(await screen.findByText(loggedOutMessage)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(navigatedTo()).toMatch(/^\/api\/login\?returnTo=/);
  });

  test('when a 401 response has another code, then the page shows the message of the response and stays open', async () => {
    const refusal = { status: 401, code: 'invalid_credentials', message: 'Not the password' };
    const { navigatedTo } = await changeSettings(refusal);
    await act(() => jest.advanceTimersByTimeAsync(answerDelayMs));

    expect(screen.getByText('Not the password')).toBeInTheDocument();
    expect(screen.queryByText(loggedOutMessage)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(navigatedTo()).toBeNull();
  });
});

describe('8 Logged out', () => {
  test("when the session has ended, then the title of the toast is 'Unauthorized'", async () => {
    await changeSettings(unauthenticated);
    await act(() => jest.advanceTimersByTimeAsync(answerDelayMs));

    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    expect(screen.getByText(loggedOutMessage)).toBeInTheDocument();
  });
});

describe('9 Unauthorized redirect', () => {
  test('when the session has ended, then the sign-in page opens after exactly 500 ms', async () => {
    const { navigatedTo } = await changeSettings(unauthenticated);

    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(screen.getByText(loggedOutMessage)).toBeInTheDocument();
    expect(navigatedTo()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));

    expect(navigatedTo()).toMatch(/^\/api\/login\?returnTo=/);
  });
});

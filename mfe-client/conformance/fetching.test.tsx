import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { operations } from '@marquee/contracts/operations';
import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { aClientUser, answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderClient } from '../test/render-client.tsx';

const noEvents = 'Ready to Plan Your First Event?';
const minuteMs = 60_000;

/** Opens a client page with these answers. `countCalls` returns the number of API calls so far. */
async function open(route: string, answers: Answer[] = []) {
  const app = renderClient({ route, answers });
  await advanceTime(50);
  const countCalls = () => [...operations.values()].flatMap((operation) => app.calls(operation)).length;
  return { ...app, countCalls };
}

async function advanceTime(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

describe('9 Data fetching', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('when an hour passes, then the page sends no further request', async () => {
    const { countCalls } = await open('/client-admin');
    expect(screen.getByText(noEvents)).toBeInTheDocument();
    const before = countCalls();

    await advanceTime(60 * minuteMs);

    expect(countCalls()).toBe(before);
  });

  test('when the window receives the focus again, then the page sends no further request', async () => {
    const { countCalls } = await open('/client-admin');
    expect(screen.getByText(noEvents)).toBeInTheDocument();
    const before = countCalls();

    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    await advanceTime(1_000);

    expect(countCalls()).toBe(before);
  });

  test('when the client returns to a page, then its events are not fetched again', async () => {
    const { goTo, calls } = await open('/client-admin');
    expect(screen.getByText(noEvents)).toBeInTheDocument();
    await goTo('/create-event');
    await advanceTime(minuteMs);
    expect(screen.queryByText(noEvents)).toBeNull();

    await goTo('/client-admin');
    await advanceTime(1_000);

    expect(screen.getByText(noEvents)).toBeInTheDocument();
    expect(calls(listClientEvents)).toHaveLength(1);
  });

  test('when a read fails, then the page repeats it only when the client clicks Retry', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Events rest for a minute' };
    const { calls } = await open('/client-admin', [refuse(listClientEvents, outage)]);
    expect(screen.getByText('Events rest for a minute')).toBeInTheDocument();
    await advanceTime(minuteMs);
    expect(calls(listClientEvents)).toHaveLength(1);

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(calls(listClientEvents)).toHaveLength(2);
  });

  test('when a write fails, then the page does not repeat it', async () => {
    const outage = { status: 503, code: 'unavailable', message: 'Profiles rest for a minute' };
    const { calls } = await open('/client-admin?tab=profile', [
      answer(getClientProfile, aClientUser().profile),
      refuse(updateClientProfile, outage),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    // The click loads the form's chunk.
    await advanceTime(0);
    fireEvent.change(screen.getByLabelText('Home Address'), { target: { value: '12 Prospect Park West' } });

    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await advanceTime(1_000);

    expect(screen.getByText('Profiles rest for a minute')).toBeInTheDocument();
    await advanceTime(minuteMs);
    expect(screen.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-disabled');
    expect(calls(updateClientProfile)).toHaveLength(1);
  });
});

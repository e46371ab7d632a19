import { StillProcessing, usePollUntil } from '@marquee/web-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';

type EventLineProps = { read: () => Promise<string> };

function EventLine({ read }: EventLineProps) {
  const polling = usePollUntil(read, (status) => status === 'booked');
  return (
    <>
      <button onClick={polling.start}>Accept</button>
      <output>{polling.status}</output>
      <StillProcessing settling={polling} />
    </>
  );
}

/** Responds with `proposal` to the first `reads` reads, and with `booked` to every later read. */
function bookedAfter(reads: number) {
  let count = 0;
  return jest.fn(async () => ((count += 1) > reads ? 'booked' : 'proposal'));
}

describe('waiting for an effect in another service', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the effect is visible in the first read, then there is one read, after 0.3 s', async () => {
    const read = bookedAfter(0);
    render(<EventLine read={read} />);

    fireEvent.click(screen.getByText('Accept'));
    await act(() => jest.advanceTimersByTimeAsync(299));

    expect(read).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(read).toHaveBeenCalledTimes(1);
    expect(screen.getByText('settled')).toBeVisible();
  });

  test('when the effect is visible in the third read, then that read was after 3 s', async () => {
    const read = bookedAfter(2);
    render(<EventLine read={read} />);

    fireEvent.click(screen.getByText('Accept'));
    await act(() => jest.advanceTimersByTimeAsync(2999));

    expect(read).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('settled')).toBeVisible();
  });

  test('when the effect is not visible, then polling ends, a notice says so, and the user can refresh', async () => {
    const read = bookedAfter(3);
    render(<EventLine read={read} />);

    fireEvent.click(screen.getByText('Accept'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));

    expect(read).toHaveBeenCalledTimes(3);
    expect(screen.getByText('Still being processed')).toBeVisible();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    });
    expect(screen.getByText('settled')).toBeVisible();
  });

  test('when a read fails, then the next read still happens', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue('booked');
    render(<EventLine read={read} />);

    fireEvent.click(screen.getByText('Accept'));
    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(screen.getByText('settled')).toBeVisible();
  });
});

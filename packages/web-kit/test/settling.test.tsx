import { StillProcessing, useSettling } from '@marquee/web-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';

type EventLineProps = { read: () => Promise<string> };

function EventLine({ read }: EventLineProps) {
  const settling = useSettling(read, (status) => status === 'booked');
  return (
    <>
      <button onClick={settling.start}>Accept</button>
      <output>{settling.status}</output>
      <StillProcessing settling={settling} />
    </>
  );
}

/** Reads `proposal` so many times, then `booked`. */
function bookedAfter(reads: number) {
  let count = 0;
  return jest.fn(async () => ((count += 1) > reads ? 'booked' : 'proposal'));
}

describe('settling', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the act shows at once, then it is read once, after 0.3 s', async () => {
    const read = bookedAfter(0);
    render(<EventLine read={read} />);

    fireEvent.click(screen.getByText('Accept'));
    await act(() => jest.advanceTimersByTimeAsync(299));

    expect(read).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(read).toHaveBeenCalledTimes(1);
    expect(screen.getByText('settled')).toBeVisible();
  });

  test('when the act shows at the third reading, then that was after 3 s', async () => {
    const read = bookedAfter(2);
    render(<EventLine read={read} />);

    fireEvent.click(screen.getByText('Accept'));
    await act(() => jest.advanceTimersByTimeAsync(2999));

    expect(read).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('settled')).toBeVisible();
  });

  test('when it does not show, then it ends, says so and can be looked at again', async () => {
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

  test('when reading fails, then the next reading still happens', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValue('booked');
    render(<EventLine read={read} />);

    fireEvent.click(screen.getByText('Accept'));
    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(screen.getByText('settled')).toBeVisible();
  });
});

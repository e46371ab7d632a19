import { rescheduleWithBackoff } from '../src/processor/reschedule-with-backoff.ts';

const due = new Date('2026-03-02T15:00:00.000Z');
const now = new Date('2026-03-02T15:00:10.000Z');

function after(minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

describe('rescheduling a check at the processor', () => {
  test.each([
    { before: undefined, minutes: 1, times: 1 },
    { before: 1, minutes: 2, times: 2 },
    { before: 5, minutes: 32, times: 6 },
    { before: 6, minutes: 60, times: 7 },
    { before: 900, minutes: 60, times: 901 },
  ])('when it has failed $times times, then it waits for $minutes minutes', ({ before, minutes, times }) => {
    const failedBefore = before === undefined ? null : { since: due, times: before };

    expect(rescheduleWithBackoff({ checkAt: due, putOff: failedBefore }, 'failed', now)).toEqual({
      ...{ checkAt: after(minutes), putOff: { since: due, times } },
    });
  });

  test('when the processor is unavailable, then it waits for a minute, however many checks have failed', () => {
    const known = { checkAt: due, putOff: { since: due, times: 4 } };

    expect(rescheduleWithBackoff(known, 'unavailable', now)).toEqual({ ...known, checkAt: after(1) });
  });

  test.each([{ checkAt: null }, { checkAt: after(1) }, {}])(
    'when a concurrent check has settled or rescheduled it, then it is unchanged',
    (one) => {
      expect(rescheduleWithBackoff(one, 'failed', now)).toBeNull();
    },
  );
});

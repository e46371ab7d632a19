import { backoffAfter, attemptTimeoutMs } from '../src/email-queue/email-backoff.ts';

describe('the backoff of an email', () => {
  test.each([
    [0, 30_000, 20_000],
    [1, 60_000, 40_000],
    [3, 240_000, 120_000],
    [7, 3_600_000, 120_000],
    [5_000, 3_600_000, 120_000],
  ])(
    'when %i attempts have failed, then one process owns the email for %i ms and the attempt takes at most %i ms',
    (attempts, pause, within) => {
      expect([backoffAfter(attempts), attemptTimeoutMs(backoffAfter(attempts))]).toEqual([pause, within]);
    },
  );
});

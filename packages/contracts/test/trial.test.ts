import { isTrialRunning, ownTrialsSince, trialEndOf } from '../src/trial.ts';

const terms = { trialEndsOn: '2025-10-01', trialDays: 30, timeZone: 'America/New_York' };
/** March 2, 11 PM in New York. */
const registeredAt = new Date('2026-03-03T04:00:00Z');

describe('the trial of a provider', () => {
  test.each([
    { is: 'the provider registered after `trialEndsOn`', at: registeredAt, days: 30, end: '2026-04-01' },
    { is: '`trialEndsOn` is later', at: new Date('2025-08-20T12:00:00Z'), days: 30, end: '2025-10-01' },
    { is: 'new providers have no own trial days', at: registeredAt, days: 0, end: '2025-10-01' },
    { is: 'the registration is unknown', at: undefined, days: 30, end: '2025-10-01' },
  ])('when $is, then the first day after the trial is $end', ({ at, days, end }) => {
    expect(trialEndOf({ ...terms, trialDays: days }, at)).toBe(end);
  });

  test.each([
    { now: '2026-04-01T03:59:59Z', isRunning: true },
    { now: '2026-04-01T04:00:00Z', isRunning: false },
  ])(
    'when it is $now in a trial of 30 days from registration, then the trial runs: $isRunning',
    ({ now, isRunning }) => {
      const at = new Date(now);

      expect(isTrialRunning(terms, registeredAt, at)).toBe(isRunning);
      expect(registeredAt > ownTrialsSince(terms, at)).toBe(isRunning);
    },
  );
});

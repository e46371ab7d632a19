import { nextPeriod } from '../../src/stripe/subscriptions/next-period.ts';

const at = (day: string): number => Date.parse(`${day}T12:30:00Z`) / 1000;
const monthly = { interval: 'month', interval_count: 1, usage_type: 'licensed' } as const;
const yearly = { ...monthly, interval: 'year' } as const;

describe('the next period', () => {
  test.each([
    ['an ordinary month', '2026-03-10', '2026-03-10', '2026-04-10'],
    ['a shorter month', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['after a shorter month', '2026-01-31', '2026-02-28', '2026-03-31'],
    ['a leap year', '2028-01-30', '2028-01-30', '2028-02-29'],
    ['over the year’s end', '2026-10-31', '2026-12-31', '2027-01-31'],
  ])(
    'when the period is %s, then it ends on the day of the month on which the first period began, or on the month’s last day',
    (_case, anchor, start, end) => {
      expect(nextPeriod(at(anchor), at(start), monthly)).toEqual({ start: at(start), end: at(end) });
    },
  );

  test('when the period is a year from February 29, then it ends on February 28', () => {
    expect(nextPeriod(at('2028-02-29'), at('2028-02-29'), yearly).end).toBe(at('2029-02-28'));
  });
});

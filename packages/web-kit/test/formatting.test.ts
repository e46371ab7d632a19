import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDaysAway,
  formatFullDate,
  formatFullDay,
  formatLongDate,
  formatMoment,
  formatRelative,
  formatTime,
  formatWhen,
  toInstalmentLines,
} from '@marquee/web-kit';

const now = new Date(2025, 7, 21, 12, 0);

describe('a calendar date', () => {
  test('when it is formatted, then no time zone shifts it', () => {
    expect(formatDate('2025-09-19')).toBe('Sep 19, 2025');
    expect(formatLongDate('2025-09-19')).toBe('September 19, 2025');
    expect(formatFullDate('2025-10-18')).toBe('Saturday, October 18, 2025');
  });

  test('when it is formatted relative to today, then only whole days count', () => {
    expect(formatDaysAway('2025-10-18', now)).toBe('in 58 days');
    expect(formatDaysAway('2025-08-22', now)).toBe('tomorrow');
  });
});

describe('a clock time', () => {
  test.each([
    ['00:30', '12:30 AM'],
    ['09:05', '09:05 AM'],
    ['12:00', '12:00 PM'],
    ['18:00:00', '06:00 PM'],
    ['', ''],
    ['by agreement', 'by agreement'],
  ])('when it is %j, then it is formatted as %j with a plain space', (time, shown) => {
    expect(formatTime(time)).toBe(shown);
  });

  test('when an instant is formatted in a time zone, then the zone is named', () => {
    expect(formatMoment('2026-03-02T15:00:00.000Z', 'America/New_York')).toBe(
      'March 2, 2026 at 10:00 AM EST',
    );
  });
});

describe('an instant', () => {
  test('when it is in the current year, then the year is omitted', () => {
    const at = new Date(2025, 7, 20, 14, 5).toISOString();

    expect(formatDateTime(at, now)).toBe('Aug 20, 02:05 PM');
    expect(formatDay(at, new Date(2026, 0, 1))).toBe('Aug 20, 2025');
  });

  test.each([
    [new Date(2025, 7, 21, 11, 59, 30), 'just now'],
    [new Date(2025, 7, 21, 11, 48), '12 min ago'],
    [new Date(2025, 7, 21, 15, 0), 'in 3 h'],
    [new Date(2025, 7, 20, 12, 0), 'yesterday'],
  ])('when it is %s, then its relative form is %s', (at, words) => {
    expect(formatRelative(at.toISOString(), now)).toBe(words);
  });

  test('when the full form is requested, then it has the year', () => {
    expect(formatFullDay(new Date(2025, 7, 20, 14, 5).toISOString())).toBe('Aug 20, 2025');
  });

  test.each([
    [new Date(2025, 7, 21, 11, 48), '12 min ago'],
    [new Date(2025, 7, 21, 9, 40), 'today 09:40 AM'],
    [new Date(2025, 7, 20, 23, 50), 'Aug 20'],
    [new Date(2024, 7, 20, 9, 40), 'Aug 20, 2024'],
  ])('when it is %s, then its short form is %s', (at, words) => {
    expect(formatWhen(at.toISOString(), now)).toBe(words);
  });
});

describe('installments', () => {
  const deposit = { part: 'deposit', amount: '164.85', dueOn: null } as const;
  const balance = { part: 'balance', amount: '384.65', dueOn: '2025-10-11' } as const;

  test('when there are two, then each has its name and its due date', () => {
    expect(toInstalmentLines([deposit, balance])).toEqual([
      { name: 'Deposit', amount: '164.85', due: 'Due on acceptance' },
      { name: 'Balance', amount: '384.65', due: 'Due Oct 11, 2025' },
    ]);
  });

  test.each([deposit, balance])('when there is only the $part, then it is called full payment', (part) => {
    expect(toInstalmentLines([part])).toMatchObject([{ name: 'Full payment', amount: part.amount }]);
  });
});

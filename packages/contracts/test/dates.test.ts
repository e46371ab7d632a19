import {
  calendarDate,
  clockTime,
  dateAfter,
  dateIn,
  daysBefore,
  daysUntil,
  endOfDate,
  instantOn,
  isPastDate,
} from '../src/dates.ts';

const newYork = 'America/New_York';

describe('dates in the venue’s time zone', () => {
  test('when it is past midnight in UTC but not in New York, then the date in New York is still the previous day', () => {
    expect(dateIn(newYork, new Date('2026-03-02T03:00:00Z'))).toBe('2026-03-01');
  });

  test('when the clocks change on a date, then the last instant of the date has the new offset', () => {
    expect(endOfDate('2026-03-08', newYork).toISOString()).toBe('2026-03-09T03:59:59.999Z');
    expect(endOfDate('2026-03-07', newYork).toISOString()).toBe('2026-03-08T04:59:59.999Z');
  });

  test('when thirty days are added across a change of the clocks, then the local date is thirty days later', () => {
    expect(dateAfter(30, newYork, new Date('2026-10-15T03:30:00Z'))).toBe('2026-11-13');
  });

  test('when the date is today, then it is not past', () => {
    const now = new Date('2026-11-21T12:00:00Z');

    expect(isPastDate('2026-11-21', newYork, now)).toBe(false);
    expect(isPastDate('2026-11-20', newYork, now)).toBe(true);
  });

  test('when a local time is converted, then it has the venue’s offset, in summer and in winter', () => {
    expect(instantOn('2026-03-07', '09:00', newYork).toISOString()).toBe('2026-03-07T14:00:00.000Z');
    expect(instantOn('2026-03-08', '09:00', newYork).toISOString()).toBe('2026-03-08T13:00:00.000Z');
  });

  test('when days are subtracted, then the date can be in an earlier month or year', () => {
    expect(daysBefore(7, '2026-03-04')).toBe('2026-02-25');
    expect(daysBefore(1, '2027-01-01')).toBe('2026-12-31');
  });

  test('when a date is in the future, then the number of days until the date is whole', () => {
    expect(daysUntil('2026-12-01', newYork, new Date('2026-11-21T23:00:00Z'))).toBe(10);
  });
});

describe('a calendar date in the API', () => {
  test('when it is any day of the four centuries from 1900, then it is accepted', () => {
    const date = calendarDate('needed');
    const days = Array.from({ length: 146_097 }, (_, day) =>
      new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10),
    );

    const refused = days.filter((day) => !date.safeParse(day).success);

    expect([days.at(-1), refused]).toEqual(['2299-12-31', []]);
  });

  test.each(['2026-02-29', '2026-13-01', '21.11.2026', '0026-01-01', '2026-1-1', '2100-02-29', '2026-04-31'])(
    'when it is %j, then it is rejected',
    (date) => {
      expect(calendarDate('needed').safeParse(date).success).toBe(false);
    },
  );

  test('when it is empty, then the message says that the date is required', () => {
    expect(calendarDate('Event date is required').safeParse('').error?.issues[0]?.message).toBe(
      'Event date is required',
    );
  });

  test.each(['24:00', '9:00', '12:60'])('when a time is %j, then it is rejected', (time) => {
    expect(clockTime('needed').safeParse(time).success).toBe(false);
  });
});

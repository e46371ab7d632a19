import { nextReminderAt, reminderDue } from '../src/reminders/reminder-times.ts';

const event = { eventDate: '2026-03-10', startTime: '17:00', timeZone: 'America/New_York' };
/** Daylight saving time begins in New York on March 8. */
const sevenDaysBefore = new Date('2026-03-03T14:00:00Z');
const oneDayBefore = new Date('2026-03-09T13:00:00Z');
const begin = new Date('2026-03-10T21:00:00Z');

function before(instant: Date): Date {
  return new Date(instant.getTime() - 1);
}

describe('the next reminder', () => {
  test.each([
    ['weeks ahead', new Date('2026-01-01T00:00:00Z'), sevenDaysBefore],
    ['exactly at the time of the first reminder', sevenDaysBefore, oneDayBefore],
    ['with three days to go', new Date('2026-03-07T00:00:00Z'), oneDayBefore],
    ['on the last evening', new Date('2026-03-10T01:00:00Z'), null],
  ])(
    'when an event is booked %s, then the next reminder is at 9 AM at the venue, or there is none',
    (_when, at, expected) => {
      expect(nextReminderAt(event, at)).toEqual(expected);
    },
  );
});

describe('the reminder that is due', () => {
  test.each([
    ['before the first reminder', before(sevenDaysBefore), null],
    ['at the time of the first reminder', sevenDaysBefore, 7],
    ['days late, after an outage', before(oneDayBefore), 7],
    ['at the time of the second reminder', oneDayBefore, 1],
    ['just before the event', before(begin), 1],
    ['when the event has begun', begin, null],
  ])('when reminders are checked %s, then the right reminder is due, or none', (_when, now, expected) => {
    expect(reminderDue(event, now)).toBe(expected);
  });
});

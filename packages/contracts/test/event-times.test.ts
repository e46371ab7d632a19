import { followingTimes } from '../src/event-times.ts';

const evening = {
  startTime: '17:00',
  duration: 5,
  endTime: '22:00',
  venueEntryTime: '15:30',
  venueExitTime: '23:00',
};

describe('the times that depend on start and duration of an event', () => {
  test.each([
    ['nothing changes', {}, ['22:00', '15:30', '23:00']],
    ['the start is an hour later', { startTime: '18:00' }, ['23:00', '16:30', '00:00']],
    ['the event lasts an hour and a half longer', { duration: 6.5 }, ['23:30', '15:30', '00:30']],
    ['start and duration change', { startTime: '09:00', duration: 2 }, ['11:00', '07:30', '12:00']],
    ['the event ends the next day', { duration: 20 }, ['13:00', '15:30', '14:00']],
    ['the start was emptied', { startTime: '' }, ['22:00', '15:30', '23:00']],
  ])('when %s (%j), then end, entry and exit are %j', (_what, change, [endTime, entry, exit]) => {
    const now = { startTime: evening.startTime, duration: evening.duration, ...change };

    expect(followingTimes(evening, now)).toEqual({
      endTime,
      venueEntryTime: entry,
      venueExitTime: exit,
    });
  });

  test('when a time was never given, then it stays empty', () => {
    const without = { ...evening, endTime: '', venueEntryTime: '', venueExitTime: '' };

    expect(followingTimes(without, { startTime: '18:00', duration: 5 })).toEqual({
      endTime: '',
      venueEntryTime: '',
      venueExitTime: '',
    });
  });

  test('when the stored end differs from start plus duration, then the exit stays as long after the new end as it was after the stored end', () => {
    const disagreeing = { ...evening, endTime: '21:00', venueExitTime: '21:30' };

    expect(followingTimes(disagreeing, { startTime: '18:00', duration: 5 })).toMatchObject({
      endTime: '23:00',
      venueExitTime: '23:30',
    });
  });
});

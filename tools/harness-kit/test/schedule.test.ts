import { createSchedule } from '../src/schedule.ts';

describe('a schedule', () => {
  test('when `dueBy` was not called for a while, then it also returns the missed due times', () => {
    const schedule = createSchedule({ perSecond: 4, startAt: 1_000 });

    expect(schedule.dueBy(1_000)).toEqual([1_000]);
    expect(schedule.dueBy(1_760)).toEqual([1_250, 1_500, 1_750]);
    expect(schedule.nextAt()).toBe(2_000);
  });

  test('when nothing is due, then the list is empty', () => {
    const schedule = createSchedule({ perSecond: 4, startAt: 1_000 });

    expect(schedule.dueBy(999)).toEqual([]);
    expect(schedule.nextAt()).toBe(1_000);
  });

  test('when the interval is not a whole number of milliseconds, then a minute still has the right number of due times', () => {
    const schedule = createSchedule({ perSecond: 300, startAt: 0 });

    expect(schedule.dueBy(59_999)).toHaveLength(18_000);
  });
});

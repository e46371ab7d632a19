import { dateAfter, defaultTimeZone, instantOn } from '@marquee/contracts/dates';

import { acts } from './story-acts.ts';
import type { StoryInProgress } from './story-acts.ts';
import type { StoryDays } from './story.ts';

export type Moment = { daysAgo: number; act: keyof StoryDays; telling: StoryInProgress };

/** Every act of every story, oldest first; acts of one day keep the order of their story. */
export function timelineOf(tellings: StoryInProgress[]): Moment[] {
  const order = Object.keys(acts) as (keyof StoryDays)[];
  const moments = order.flatMap((act) =>
    tellings.flatMap((telling) => {
      const daysAgo = telling.story.days[act];
      return daysAgo === undefined ? [] : [{ daysAgo, act, telling }];
    }),
  );

  return moments.sort((one, other) => other.daysAgo - one.daysAgo);
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Early afternoon in New York, one minute per act; today's acts end just before now, so that none is in the future. */
export function instantOf(
  { daysAgo }: Moment,
  { index, count, today }: { index: number; count: number; today: Date },
): Date {
  if (daysAgo === 0) {
    return new Date(today.getTime() - (count - index) * minute);
  }
  const midnight = Math.floor(today.getTime() / day) * day;
  return new Date(midnight - daysAgo * day + 18 * 60 * minute + index * minute);
}

/** The time at which reminders of that day are due and its first act has not begun. */
export function morningOf(daysAgo: number, today: Date): Date {
  const morning = instantOn(dateAfter(-daysAgo, defaultTimeZone, today), '09:01', defaultTimeZone);
  return morning < today ? morning : today;
}

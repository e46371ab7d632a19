import { dateAfter, defaultTimeZone, instantOn } from '@marquee/contracts/dates';

import { storySteps } from './story-steps.ts';
import type { StoryInProgress } from './story-steps.ts';
import type { StoryDays } from './story.ts';

export type TimelineEntry = { daysAgo: number; step: keyof StoryDays; progress: StoryInProgress };

/** Every step of every story, oldest first. Steps of the same day are in the order of `storySteps`. */
export function timelineOf(stories: StoryInProgress[]): TimelineEntry[] {
  const order = Object.keys(storySteps) as (keyof StoryDays)[];
  const entries = order.flatMap((step) =>
    stories.flatMap((progress) => {
      const daysAgo = progress.story.days[step];
      return daysAgo === undefined ? [] : [{ daysAgo, step, progress }];
    }),
  );

  return entries.sort((one, other) => other.daysAgo - one.daysAgo);
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The time of a step: in the early afternoon in New York, one minute per step. Today's steps end a minute before now. */
export function instantOf(
  { daysAgo }: TimelineEntry,
  { index, count, today }: { index: number; count: number; today: Date },
): Date {
  if (daysAgo === 0) {
    return new Date(today.getTime() - (count - index) * minute);
  }
  const midnight = Math.floor(today.getTime() / day) * day;
  return new Date(midnight - daysAgo * day + 18 * 60 * minute + index * minute);
}

/** A time at which the reminders of that day are due and the day's first step has not begun. Never in the future. */
export function morningOf(daysAgo: number, today: Date): Date {
  const morning = instantOn(dateAfter(-daysAgo, defaultTimeZone, today), '09:01', defaultTimeZone);
  return morning < today ? morning : today;
}

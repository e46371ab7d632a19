import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

import type { Clock } from '../clock.ts';
import { twoMinutes } from './ask-again.ts';
import { createDemoCast } from './demo-cast.ts';
import { bookedStories } from './stories-booked.ts';
import { newStories } from './stories-new.ts';
import { openStories } from './stories-open.ts';
import { pastStories } from './stories-past.ts';
import { acts } from './story-acts.ts';
import { instantOf, timelineOf } from './timeline.ts';

const stories = [...newStories, ...openStories, ...bookedStories, ...pastStories];
const signUpDaysAgo = 310;

/** Lives through ten months of the demo by calling the real API, the clock standing in the past, so that histories have true dates. */
export async function loadDemo({ baseUrl, clock }: { baseUrl: string; clock: Clock }): Promise<void> {
  const cast = createDemoCast(baseUrl, twoMinutes);
  const today = clock.now();
  const timeline = timelineOf(
    stories.map((story) => ({
      story,
      eventDate: dateOf(story.eventInDays, today),
      eventId: '',
      quoteId: '',
    })),
  );

  clock.travelTo(new Date(today.getTime() - signUpDaysAgo * 86_400_000));
  await cast.signUpEverybody();
  for (const [index, moment] of timeline.entries()) {
    clock.travelTo(later(instantOf(moment, { index, count: timeline.length, today }), clock.now()));
    await acts[moment.act](cast, moment.telling);
  }
  clock.returnToPresent();
}

function dateOf(days: number, today: Date): string {
  return dateAfter(days, defaultTimeZone, today);
}

/** On a busy machine an act may take longer than there is time until the next: it never goes back. */
function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

import type { Clock } from '../clock.ts';
import type { Mail } from '../mail/mail-folder.ts';
import type { DemoCast } from './demo-cast.ts';
import { bookedStories } from './stories-booked.ts';
import { newStories } from './stories-new.ts';
import { openStories } from './stories-open.ts';
import { pastStories } from './stories-past.ts';
import { acts } from './story-acts.ts';
import { instantOf, morningOf, timelineOf } from './timeline.ts';

const stories = [...newStories, ...openStories, ...bookedStories, ...pastStories];
const signUpDaysAgo = 310;

export type DemoNeed = {
  cast: DemoCast;
  clock: Omit<Clock, 'moveForward'>;
  /** The emails so far; empty if emails are really sent. */
  readMails: () => Promise<Mail[]>;
  /** Resolves when the services have handled everything that the acts so far have caused. */
  untilSettled: () => Promise<void>;
  onAct: (done: number, count: number) => void;
};

/**
 * Plays ten months of the demo through the services' own use cases, with the clock in the past, so that histories and emails have true
 * dates. It advances to another day only when that day's messages and emails have arrived, and stops at every morning, so that reminders
 * and invoices are sent on the day on which they are due.
 */
export async function loadDemo({ cast, clock, readMails, untilSettled, onAct }: DemoNeed): Promise<void> {
  const today = clock.now();
  const timeline = timelineOf(
    stories.map((story) => ({
      story,
      eventDate: dateOf(story.eventInDays, today),
      eventId: '',
      quoteId: '',
    })),
  );
  let daysAgo = signUpDaysAgo;

  clock.travelTo(new Date(today.getTime() - signUpDaysAgo * 86_400_000));
  await cast.signUpEverybody();
  await untilSettled();
  await cast.confirmEverybody(await readMails());
  for (const [index, moment] of timeline.entries()) {
    if (moment.daysAgo !== daysAgo) {
      await passDays(daysAgo, moment.daysAgo);
      daysAgo = moment.daysAgo;
    }
    clock.travelTo(later(instantOf(moment, { index, count: timeline.length, today }), clock.now()));
    await acts[moment.act](cast, moment.telling);
    onAct(index + 1, timeline.length);
  }
  await passDays(daysAgo, 0);
  clock.returnToPresent();
  await untilSettled();

  /** Ends the day that is `from` days ago, and stops at each morning until the one `until` days ago. */
  async function passDays(from: number, until: number): Promise<void> {
    await untilSettled();
    for (let day = from - 1; day >= until; day -= 1) {
      clock.travelTo(later(morningOf(day, today), clock.now()));
      await untilSettled();
    }
  }
}

function dateOf(days: number, today: Date): string {
  return dateAfter(days, defaultTimeZone, today);
}

/** On a busy machine an act may take longer than the time until the next: the clock never goes back. */
function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

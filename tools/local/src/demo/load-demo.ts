import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

import type { Clock } from '../clock.ts';
import type { Email } from '../mail/email-folder.ts';
import type { DemoUsers } from './demo-users.ts';
import { bookedStories } from './stories-booked.ts';
import { newStories } from './stories-new.ts';
import { openStories } from './stories-open.ts';
import { pastStories } from './stories-past.ts';
import { storySteps } from './story-steps.ts';
import { instantOf, morningOf, timelineOf } from './timeline.ts';

const stories = [...newStories, ...openStories, ...bookedStories, ...pastStories];
const signUpDaysAgo = 310;

export type DemoOptions = {
  users: DemoUsers;
  clock: Omit<Clock, 'moveForward'>;
  /** The emails so far; empty if emails are really sent. */
  readEmails: () => Promise<Email[]>;
  /** Resolves when the services have handled everything that the steps so far have caused. */
  untilSettled: () => Promise<void>;
  onStep: (done: number, count: number) => void;
};

/**
 * Performs the ten months of the demo by calling the services, with the clock in the past, so that histories and emails have dates in these
 * months. Before the clock advances to the next day, waits until the messages and emails of the current day have arrived. Stops at every
 * morning, so that reminders and invoices are sent on the day on which they are due.
 */
export async function loadDemo({
  users,
  clock,
  readEmails,
  untilSettled,
  onStep,
}: DemoOptions): Promise<void> {
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
  await users.signUpAll();
  await untilSettled();
  await users.confirmAll(await readEmails());
  for (const [index, moment] of timeline.entries()) {
    if (moment.daysAgo !== daysAgo) {
      await passDays(daysAgo, moment.daysAgo);
      daysAgo = moment.daysAgo;
    }
    clock.travelTo(laterOf(instantOf(moment, { index, count: timeline.length, today }), clock.now()));
    await storySteps[moment.step](users, moment.progress);
    onStep(index + 1, timeline.length);
  }
  await passDays(daysAgo, 0);
  clock.returnToPresent();
  await untilSettled();

  /** Ends the day that is `from` days ago, and stops at each later morning up to the morning `until` days ago. */
  async function passDays(from: number, until: number): Promise<void> {
    await untilSettled();
    for (let day = from - 1; day >= until; day -= 1) {
      clock.travelTo(laterOf(morningOf(day, today), clock.now()));
      await untilSettled();
    }
  }
}

function dateOf(days: number, today: Date): string {
  return dateAfter(days, defaultTimeZone, today);
}

/** Prevents the clock from going back, because on a busy machine a step may take longer than the time until the next step. */
function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}

import { dateAfter, dateIn, monthBefore, startOfMonthIn } from '@marquee/contracts/dates';
import type { EventStatus } from '@marquee/contracts/event-statuses';

/** Both ends inclusive. */
export type Span<Moment> = { from: Moment; to: Moment };

/** The periods over which the figures are counted. */
export type Periods = {
  timeZone: string;
  /** `YYYY-MM`. */
  currentMonth: string;
  next30Days: Span<string>;
  thisMonth: Span<Date>;
  /** The previous month, up to the same day and time. */
  before: Span<Date>;
};

/** Number and amounts of a provider's events of one status, booked in one month; `bookedIn` is `YYYY-MM`, or null if never booked. */
export type EventCount = {
  _id: { status: EventStatus; bookedIn: string | null };
  events: number;
  totalCents: number;
  upcoming: number;
  receivedThisMonth: number;
  receivedBefore: number;
  bookedBefore: number;
  centsBefore: number;
};

export function periodsAt(timeZone: string, now: Date): Periods {
  const sameMomentBefore = monthBefore(timeZone, now);
  const today = dateIn(timeZone, now);
  return {
    timeZone,
    currentMonth: today.slice(0, 7),
    next30Days: { from: today, to: dateAfter(30, timeZone, now) },
    thisMonth: { from: startOfMonthIn(timeZone, now), to: now },
    before: { from: startOfMonthIn(timeZone, sameMomentBefore), to: sameMomentBefore },
  };
}

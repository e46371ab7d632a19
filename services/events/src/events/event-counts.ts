import { dateAfter, dateIn, monthBefore, startOfMonthIn } from '@marquee/contracts/dates';
import type { EventStatus } from '@marquee/contracts/event-statuses';

/** A period that includes both ends. */
export type Span<Moment> = { from: Moment; to: Moment };

/** The periods over which a provider's figures are counted. */
export type Periods = {
  timeZone: string;
  /** The current month as `YYYY-MM`, in `timeZone`. */
  currentMonth: string;
  next30Days: Span<string>;
  thisMonth: Span<Date>;
  /** The previous month from its start up to the same day and time as now. */
  before: Span<Date>;
};

/** Number and amounts of a provider's events with one status and month of booking; `bookedIn` is `YYYY-MM`, or null if never booked. */
export type EventCount = {
  _id: { status: EventStatus; bookedIn: string | null };
  events: number;
  payableCents: number;
  upcoming: number;
  receivedThisMonth: number;
  receivedBefore: number;
  bookedBefore: number;
  payableCentsBefore: number;
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

import { dateAfter, dateIn } from '@marquee/contracts/dates';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import { toAmount } from '@marquee/contracts/money';
import type { eventSummary } from '@marquee/contracts/events';
import type { z } from 'zod';

type EventSummary = z.infer<typeof eventSummary>;

/** A provider's events of one status, counted. */
export type StatusTotals = { status: EventStatus; events: number; totalCents: number; upcoming: number };

/** The dates that count as the next 30 days, today and the last one included. */
export function next30Days(timeZone: string, now: Date): { from: string; to: string } {
  return { from: dateIn(timeZone, now), to: dateAfter(30, timeZone, now) };
}

export function summarise(totals: readonly StatusTotals[]): EventSummary {
  const won = totals.filter(({ status }) => status === 'booked' || status === 'completed');
  const events = sumOf(totals, 'events');
  return {
    events,
    activeInquiries: sumOf(withStatus(totals, 'inquiry'), 'events'),
    bookedOrCompletedRevenue: toAmount(sumOf(won, 'totalCents')),
    bookedNext30Days: sumOf(withStatus(totals, 'booked'), 'upcoming'),
    conversionRate: events === 0 ? null : Math.round((sumOf(won, 'events') / events) * 100),
  };
}

function withStatus(totals: readonly StatusTotals[], wanted: EventStatus): StatusTotals[] {
  return totals.filter(({ status }) => status === wanted);
}

function sumOf(totals: readonly StatusTotals[], figure: 'events' | 'totalCents' | 'upcoming'): number {
  return totals.reduce((sum, one) => sum + one[figure], 0);
}

import { eventStatus } from '@marquee/contracts/event-statuses';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventSummary } from '@marquee/contracts/events';
import { toAmount } from '@marquee/contracts/money';
import type { EventCount, Periods } from '../event-counts.ts';

/** Below this number of events in the previous period, no trend is shown. */
const minBase = 5;

export function summarizeEvents(counts: readonly EventCount[], { currentMonth }: Periods): EventSummary {
  const won = withStatus(counts, ['booked', 'completed']);
  const events = sumOf(counts, 'events');
  return {
    events,
    activeInquiries: sumOf(withStatus(counts, ['inquiry', 'proposal']), 'events'),
    bookedNext30Days: sumOf(withStatus(counts, ['booked']), 'upcoming'),
    conversionRate: events === 0 ? null : Math.round((sumOf(won, 'events') / events) * 100),
    totalRevenue: toAmount(sumOf(won, 'payableCents')),
    byStatus: eventStatus.options.map((status) => ({
      status,
      events: sumOf(withStatus(counts, [status]), 'events'),
    })),
    revenueByMonth: monthsUpTo(currentMonth).map((month) => ({
      month,
      revenue: toAmount(sumOf(bookedIn(won, month), 'payableCents')),
      events: sumOf(bookedIn(won, month), 'events'),
    })),
    trends: {
      inquiries: trendOf({
        now: sumOf(counts, 'receivedThisMonth'),
        before: sumOf(counts, 'receivedBefore'),
        base: sumOf(counts, 'receivedBefore'),
      }),
      revenue: trendOf({
        now: sumOf(bookedIn(won, currentMonth), 'payableCents'),
        before: sumOf(won, 'payableCentsBefore'),
        base: sumOf(won, 'bookedBefore'),
      }),
    },
  };
}

type Comparison = { now: number; before: number; base: number };

function trendOf({ now, before, base }: Comparison): number | null {
  return base < minBase || before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** The months of the year from January to `month`, as `YYYY-MM`. */
function monthsUpTo(month: string): string[] {
  const [year = '', last = ''] = month.split('-');
  return Array.from(
    { length: Number(last) },
    (_month, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  );
}

function withStatus(counts: readonly EventCount[], wanted: readonly EventStatus[]): EventCount[] {
  return counts.filter(({ _id }) => wanted.includes(_id.status));
}

function bookedIn(counts: readonly EventCount[], month: string): EventCount[] {
  return counts.filter(({ _id }) => _id.bookedIn === month);
}

function sumOf(counts: readonly EventCount[], figure: Exclude<keyof EventCount, '_id'>): number {
  return counts.reduce((sum, count) => sum + count[figure], 0);
}

import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { eventStatus } from '@marquee/contracts/event-statuses';
import type { EventSummary, EventView } from '@marquee/contracts/events';
import { toAmount } from '@marquee/contracts/money';

/** Counts the given events by status. The revenue and the trends are made-up figures of a successful year. */
export function summarizeEvents(events: readonly EventView[], now: Date): EventSummary {
  const count = (status: string) => events.filter((event) => event.status === status).length;
  const [year = '', month = '1'] = dateIn(defaultTimeZone, now).split('-');
  return {
    events: events.length,
    activeInquiries: count('inquiry') + count('proposal'),
    bookedNext30Days: count('booked'),
    conversionRate: events.length === 0 ? null : Math.round((count('booked') / events.length) * 100),
    totalRevenue: '18650.00',
    byStatus: eventStatus.options.map((status) => ({ status, events: count(status) })),
    revenueByMonth: Array.from({ length: Number(month) }, (_, index) => ({
      month: `${year}-${String(index + 1).padStart(2, '0')}`,
      revenue: toAmount(180_000 + ((index * 61_300) % 290_000)),
      events: 2 + (index % 4),
    })),
    trends: { inquiries: 12, revenue: -4 },
  };
}

import type { EventSummary } from '@marquee/contracts/events';

/** A provider's figures in August 2025. */
export function aSummary(overrides: Partial<EventSummary> = {}): EventSummary {
  return {
    events: 42,
    activeInquiries: 15,
    bookedNext30Days: 11,
    conversionRate: 60,
    totalRevenue: '18650.00',
    byStatus: [
      { status: 'inquiry', events: 9 },
      { status: 'proposal', events: 6 },
      { status: 'booked', events: 11 },
      { status: 'completed', events: 14 },
      { status: 'cancelled', events: 2 },
    ],
    revenueByMonth: [
      { month: '2025-06', revenue: '4120.00', events: 5 },
      { month: '2025-07', revenue: '5230.49', events: 7 },
      { month: '2025-08', revenue: '3980.00', events: 1 },
    ],
    trends: { inquiries: 12, revenue: -24 },
    ...overrides,
  };
}

import type { EventSummary } from '@marquee/contracts/events';
import { toAmount, toCents } from '@marquee/contracts/money';
import type { StatTile } from '@marquee/ui';
import { formatMoney } from '@marquee/web-kit';

/** The four figures. The server decides what a trend is measured by, and when there is none. */
export function tilesOf({ trends, revenueByMonth, ...figures }: EventSummary): StatTile[] {
  const { activeInquiries, bookedNext30Days, conversionRate } = figures;
  const thisMonth = revenueByMonth.at(-1)?.revenue ?? '0.00';

  return [
    { label: 'Active Inquiries', figure: String(activeInquiries), ...noteAndTrend(trends.inquiries) },
    {
      label: 'Monthly Revenue',
      figure: formatMoney(figures.totalRevenue ?? sumOf(revenueByMonth), 0),
      ...noteAndTrend(trends.revenue, `${formatMoney(thisMonth, 0)} this month`),
    },
    { label: 'Booked Events', figure: String(bookedNext30Days), note: 'Next 30 days' },
    { label: 'Conversion Rate', figure: `${conversionRate ?? 0}%`, note: 'Industry avg: 65%' },
  ];
}

/** An events service of an earlier release answers the months of this year only. */
function sumOf(months: EventSummary['revenueByMonth']): string {
  return toAmount(months.reduce((sum, { revenue }) => sum + toCents(revenue), 0));
}

/** What stands below a figure: a note, and how the figure has changed. No change is a note too: it points neither up nor down. */
function noteAndTrend(percent: number | null, note?: string): Pick<StatTile, 'note' | 'trend'> {
  if (percent === null) {
    return { note };
  }
  if (percent === 0) {
    return { note: [note, '0% this month'].filter(Boolean).join(' · ') };
  }
  return percent > 0
    ? { note, trend: { direction: 'up', text: `+${percent}% this month` } }
    : { note, trend: { direction: 'down', text: `−${-percent}% this month` } };
}

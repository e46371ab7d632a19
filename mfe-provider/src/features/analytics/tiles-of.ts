import type { EventSummary } from '@marquee/contracts/events';
import type { StatTile } from '@marquee/ui';
import { formatMoney } from '@marquee/web-kit';

/** The four figures; what a trend is measured by, and when there is none, the server knows. */
export function tilesOf({ trends, revenueByMonth, ...figures }: EventSummary): StatTile[] {
  const { activeInquiries, bookedNext30Days, conversionRate } = figures;

  return [
    { label: 'Active Inquiries', figure: String(activeInquiries), ...trendOf(trends.inquiries) },
    {
      label: 'Monthly Revenue',
      figure: formatMoney(revenueByMonth.at(-1)?.revenue ?? 0, 0),
      ...trendOf(trends.revenue),
    },
    { label: 'Booked Events', figure: String(bookedNext30Days), note: 'Next 30 days' },
    { label: 'Conversion Rate', figure: `${conversionRate ?? 0}%`, note: 'Industry avg: 65%' },
  ];
}

function trendOf(percent: number | null): Pick<StatTile, 'note' | 'trend'> {
  if (percent === null) {
    return {};
  }
  if (percent === 0) {
    return { note: '0% this month' };
  }
  return percent > 0
    ? { trend: { direction: 'up', text: `+${percent}% this month` } }
    : { trend: { direction: 'down', text: `−${-percent}% this month` } };
}

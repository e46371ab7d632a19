import type { EventSummary } from '@marquee/contracts/events';
import { toAmount, toCents } from '@marquee/contracts/money';
import type { StatTile } from '@marquee/ui';
import { formatMoney } from '@marquee/web-kit';

/** The four figures. The server decides what a trend is measured by, and when there is none. */
export function tilesOf({ trends, revenueByMonth, ...figures }: EventSummary): StatTile[] {
  const { activeInquiries, bookedNext30Days, conversionRate } = figures;
  const thisMonth = revenueByMonth.at(-1)?.revenue ?? '0.00';

  return [
    { label: 'Active Inquiries', figure: String(activeInquiries), ...trendOf(trends.inquiries) },
    {
      label: 'Monthly Revenue',
      figure: formatMoney(figures.totalRevenue ?? sumOf(revenueByMonth), 0),
      note: `${formatMoney(thisMonth, 0)} this month`,
      ...trendOf(trends.revenue),
    },
    { label: 'Booked Events', figure: String(bookedNext30Days), note: 'Next 30 days' },
    { label: 'Conversion Rate', figure: `${conversionRate ?? 0}%`, note: 'Industry avg: 65%' },
  ];
}

/** An events service of an earlier release answers the months of this year only. */
function sumOf(months: EventSummary['revenueByMonth']): string {
  return toAmount(months.reduce((sum, { revenue }) => sum + toCents(revenue), 0));
}

function trendOf(percent: number | null): Pick<StatTile, 'trend'> {
  if (percent === null) {
    return {};
  }
  if (percent === 0) {
    return { trend: { direction: 'level', text: '0% this month' } };
  }
  return percent > 0
    ? { trend: { direction: 'up', text: `+${percent}% this month` } }
    : { trend: { direction: 'down', text: `−${-percent}% this month` } };
}

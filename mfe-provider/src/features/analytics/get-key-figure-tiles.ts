import type { EventSummary } from '@marquee/contracts/events';
import type { MonthFlow } from '@marquee/contracts/payment-summary';
import type { StatTile } from '@marquee/ui';
import { formatMoney } from '@marquee/web-kit';

const unknown = '–';

/**
 * Returns the tiles of the four key figures, with a dash for each figure that the server has not returned. The server computes the trends
 * and decides when there is none.
 */
export function getKeyFigureTiles(summary: EventSummary | undefined, flow?: MonthFlow): StatTile[] {
  const { inquiries = null, revenue = null } = summary?.trends ?? {};
  const thisMonth = summary && (summary.revenueByMonth.at(-1)?.revenue ?? '0.00');

  return [
    {
      label: 'Active Inquiries',
      figure: String(summary?.activeInquiries ?? unknown),
      ...noteAndTrend(inquiries),
    },
    {
      label: 'Monthly Revenue',
      figure: toDollars(summary?.totalRevenue),
      ...noteAndTrend(revenue, `${toDollars(thisMonth)} this month`),
      detail: `${toDollars(flow?.received)} received this month${flow && flow.refunded !== '0.00' ? ', after refunds' : ''}`,
    },
    {
      label: 'Booked Events',
      figure: String(summary?.bookedNext30Days ?? unknown),
      note: 'Next 30 days',
    },
    {
      label: 'Conversion Rate',
      figure: summary ? `${summary.conversionRate ?? 0}%` : unknown,
      note: 'Industry avg: 65%',
      detail: 'A rough industry figure, not yours',
    },
  ];
}

function toDollars(amount: string | undefined): string {
  return amount === undefined ? unknown : formatMoney(amount, 0);
}

/** Returns the note and the trend below a figure. A trend of zero is part of the note, because it points neither up nor down. */
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

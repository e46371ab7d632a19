import type { EventSummary } from '@marquee/contracts/events';
import { formatMoney } from '@marquee/web-kit';
import { getMonthLabel } from './month-bar.ts';
import type { MonthBar } from './month-bar.ts';

export type RevenueBar = MonthBar & { year: string; events: number };

/** Returns one bar for each month. The last month is the current one. */
export function toRevenueBars(months: EventSummary['revenueByMonth']): RevenueBar[] {
  return months.map(({ month, revenue, events }, index) => {
    const isCurrent = index === months.length - 1;

    return {
      month: getMonthLabel(month, isCurrent),
      year: month.slice(0, 4),
      dollars: Number(revenue),
      valueText: formatMoney(revenue, 0),
      events,
      isCurrent,
    };
  });
}

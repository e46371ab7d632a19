import type { EventSummary } from '@marquee/contracts/events';
import { formatMoney } from '@marquee/web-kit';

export type RevenueBar = {
  /** 'Jan', and 'Aug so far' for the month that is not over. */
  month: string;
  year: string;
  dollars: number;
  /** '$820'. */
  words: string;
  events: number;
  isCurrent: boolean;
};

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The months of this year; the last one is not over yet. */
export function toRevenueBars(months: EventSummary['revenueByMonth']): RevenueBar[] {
  return months.map(({ month, revenue, events }, index) => {
    const name = monthName.format(Date.parse(`${month}-01`));
    const isCurrent = index === months.length - 1;

    return {
      month: isCurrent ? `${name} so far` : name,
      year: month.slice(0, 4),
      dollars: Number(revenue),
      words: formatMoney(revenue, 0),
      events,
      isCurrent,
    };
  });
}

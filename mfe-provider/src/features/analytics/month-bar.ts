/** A month in a chart of sums. */
export type MonthBar = {
  /** 'Jan', and 'Aug so far' for the month that is not over. */
  month: string;
  dollars: number;
  /** '$820'. */
  words: string;
  isCurrent: boolean;
};

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** `month` is `YYYY-MM`. */
export function monthLabelOf(month: string, isCurrent: boolean): string {
  const name = monthName.format(Date.parse(`${month}-01`));
  return isCurrent ? `${name} so far` : name;
}

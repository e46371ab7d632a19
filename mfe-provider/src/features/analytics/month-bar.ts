import { formatMonthName } from '@marquee/contracts/format-dates';

/** A month in a chart of amounts. */
export type MonthBar = {
  /** 'Jan', or 'Aug so far' for the current month. */
  month: string;
  dollars: number;
  /** '$820'. */
  valueText: string;
  isCurrent: boolean;
};

/** `month` is `YYYY-MM`. */
export function getMonthLabel(month: string, isCurrent: boolean): string {
  const name = formatMonthName(month);
  return isCurrent ? `${name} so far` : name;
}

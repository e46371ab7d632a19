import { formatMonthName } from '@marquee/contracts/format-dates';

/** A month in a chart of amounts. */
export type MonthBar = {
  /** Label such as 'Jan', or 'Aug so far' for the current month. */
  month: string;
  dollars: number;
  /** Amount such as '$820'. */
  valueText: string;
  isCurrent: boolean;
};

/** Returns the label of a month given as `YYYY-MM`. */
export function getMonthLabel(month: string, isCurrent: boolean): string {
  const name = formatMonthName(month);
  return isCurrent ? `${name} so far` : name;
}

import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import { formatMoney } from '@marquee/web-kit';
import { getMonthLabel } from './month-bar.ts';
import type { MonthBar } from './month-bar.ts';

/** Returns one bar for each month, with the month's payments minus its refunds. */
export function toPaymentBars({ months, thisMonth }: PaymentSummary): MonthBar[] {
  return months.map(({ month, received }) => {
    const isCurrent = month === thisMonth.month;

    return {
      month: getMonthLabel(month, isCurrent),
      dollars: Number(received),
      valueText: formatMoney(received, 0),
      isCurrent,
    };
  });
}

import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import { formatMoney } from '@marquee/web-kit';
import { monthLabelOf } from './month-bar.ts';
import type { MonthBar } from './month-bar.ts';

/** The payments of each month less its refunds. */
export function toPaymentBars({ months, thisMonth }: PaymentSummary): MonthBar[] {
  return months.map(({ month, kept }) => {
    const isCurrent = month === thisMonth.month;

    return {
      month: monthLabelOf(month, isCurrent),
      dollars: Number(kept),
      words: formatMoney(kept, 0),
      isCurrent,
    };
  });
}

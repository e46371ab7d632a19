import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import type { StatTile } from '@marquee/ui';
import { formatMoney } from '@marquee/web-kit';

/**
 * Returns tiles with amounts to the cent, because providers compare them with bank statements. Outstanding and overdue amounts are always
 * those of today, whichever year is shown.
 */
export function getPaymentTiles({ year, total, outstanding, overdue }: PaymentSummary): StatTile[] {
  return [
    {
      label: `Received in ${year}`,
      figure: formatMoney(total.received),
      note:
        total.refunded === '0.00'
          ? formatCount(total.payments, 'payment')
          : `${formatMoney(total.paid)} paid, ${formatMoney(total.refunded)} refunded`,
    },
    {
      label: 'Outstanding today',
      figure: formatMoney(outstanding.amount),
      note: `${formatCount(outstanding.count, 'sent invoice')}, not paid yet`,
    },
    {
      label: 'Overdue',
      figure: formatMoney(overdue.amount),
      note: formatCount(overdue.count, 'invoice'),
    },
  ];
}

function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

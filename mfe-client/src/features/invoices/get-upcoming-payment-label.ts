import type { UpcomingInstallment } from '@marquee/contracts/invoices';
import { formatMoney } from '@marquee/ui';
import { formatDate, formatFullDay } from '@marquee/web-kit';

/** '$875.34 due Dec 25, 2026. We’ll email that invoice on Dec 11, 2026.' */
export function getUpcomingPaymentLabel({ amount, dueOn, sendsAt }: UpcomingInstallment): string {
  return `${formatMoney(amount)} due ${formatDate(dueOn)}. We’ll email that invoice on ${formatFullDay(sendsAt)}.`;
}

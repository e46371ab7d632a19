import type { StillToCome } from '@marquee/contracts/invoices';
import { formatMoney } from '@marquee/ui';
import { formatDate, formatLongDay } from '@marquee/web-kit';

/** '$875.34, due December 25, 2026; it is sent to you on December 11, 2026' */
export function toComeWords({ amount, dueOn, sendsAt }: StillToCome): string {
  return `${formatMoney(amount)}, due ${formatDate(dueOn)}; it is sent to you on ${formatLongDay(sendsAt)}`;
}

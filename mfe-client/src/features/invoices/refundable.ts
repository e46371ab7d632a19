import type { ClientInvoice } from '@marquee/contracts/invoices';
import { toAmount, toCents } from '@marquee/contracts/money';
import { formatMoney } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';

/** Whether the client has paid for a cancelled event and has not got all of it back. */
export function isRefundable({ isEventCancelled, status }: ClientInvoice): boolean {
  return isEventCancelled && (status === 'paid' || status === 'partly_refunded');
}

/** "$500.00": what was paid and has not come back. */
export function keptWordsOf({ amount, refundedAmount }: ClientInvoice): string {
  return formatMoney(toAmount(toCents(amount) - toCents(refundedAmount)));
}

/** What the client can do about it, or has done. */
export function refundWordsOf({ requestedRefund = null }: ClientInvoice): string {
  return requestedRefund === null
    ? 'Request a refund'
    : `Refund requested on ${formatDateTime(requestedRefund.requestedAt)}`;
}

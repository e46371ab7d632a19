import type { ClientInvoice } from '@marquee/contracts/invoices';
import { toAmount, toCents } from '@marquee/contracts/money';
import { formatMoney, isolated } from '@marquee/ui';
import { formatDateTime } from '@marquee/web-kit';
import { getProviderName } from './invoice-labels.ts';

/** Whether the client paid for a cancelled event and was not refunded in full. */
export function isRefundable({ isEventCancelled, status }: ClientInvoice): boolean {
  return isEventCancelled && (status === 'paid' || status === 'partly_refunded');
}

/** Whether a part of a refundable invoice was refunded and the client is not waiting for an answer to a refund request. */
export function isPartlyRefunded(invoice: ClientInvoice): boolean {
  return hasRefund(invoice) && (isAnswered(invoice) || !invoice.requestedRefund);
}

/** A text to append to a sentence, such as " Refunded: $1,000.00. Sunset Sound Co. keeps $260.00."; empty without a refund. */
export function getRefundSummary(invoice: ClientInvoice): string {
  const { amount, refundedAmount } = invoice;
  const retained = toAmount(toCents(amount) - toCents(refundedAmount));
  return hasRefund(invoice)
    ? ` Refunded: ${formatMoney(refundedAmount)}. ${isolated(getProviderName(invoice))} keeps ${formatMoney(retained)}.`
    : '';
}

/** States that a refund can be requested, or when it was requested; null if a refund followed the request. */
export function getRefundRequestLabel(invoice: ClientInvoice): string | null {
  const { requestedRefund = null } = invoice;
  if (requestedRefund === null) {
    return 'Request a refund';
  }
  return isAnswered(invoice) ? null : `Refund requested on ${formatDateTime(requestedRefund.requestedAt)}`;
}

/** Whether a refund followed the request. An earlier release of billing does not report which came first; then any refund counts. */
export function isAnswered(invoice: ClientInvoice): boolean {
  const { requestedRefund = null } = invoice;
  return requestedRefund !== null && (requestedRefund.isAnswered ?? hasRefund(invoice));
}

function hasRefund({ refundedAmount }: ClientInvoice): boolean {
  return toCents(refundedAmount) > 0;
}

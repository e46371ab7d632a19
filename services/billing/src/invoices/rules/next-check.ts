import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** After these changes earlier failures no longer count, because the processor has answered or a new request to it begins. */
const resetsBackoff: readonly InvoiceChange['type'][] = [
  'checkout-opened',
  'checkout-awaited',
  'refund-asked',
  'refunded',
];

/** An invoice has a next check only while a checkout or a refund is pending at the processor. */
export function withNextCheck(invoice: Invoice, { type }: Pick<InvoiceChange, 'type'>, at: Date): Invoice {
  const checkAt = nextCheckOf(invoice, at);
  if (checkAt === null && !invoice.checkAt) {
    return invoice;
  }
  const isOver = checkAt === null || resetsBackoff.includes(type);
  return { ...invoice, checkAt, ...(invoice.putOff && isOver && { putOff: null }) };
}

/**
 * Checks an open checkout every hour, but at once if nothing is owed, to close it. The call that requests a refund also makes it; the check
 * one minute later covers failures.
 */
function nextCheckOf({ checkout, refundUnderWay, status }: Invoice, at: Date): Date | null {
  if (checkout) {
    return status === 'sent' ? new Date(at.getTime() + hourMs) : at;
  }
  return refundUnderWay ? new Date(at.getTime() + minuteMs) : null;
}

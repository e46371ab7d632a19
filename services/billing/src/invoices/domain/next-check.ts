import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** These changes reset the count of failures, because the processor has answered or a new request to the processor begins. */
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
 * An open checkout is checked every hour. If nothing is owed, the checkout is checked at once, to close it. The call that requests a refund
 * also makes the refund; the check one minute later covers failures.
 */
function nextCheckOf({ checkout, refundUnderWay, status }: Invoice, at: Date): Date | null {
  if (checkout) {
    return status === 'sent' ? new Date(at.getTime() + hourMs) : at;
  }
  return refundUnderWay ? new Date(at.getTime() + minuteMs) : null;
}

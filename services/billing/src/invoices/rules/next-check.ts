import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The processor has answered, or a new request to it begins: earlier failures no longer count. */
const resetsBackoff: readonly InvoiceChange['type'][] = [
  'checkout-opened',
  'checkout-awaited',
  'refund-asked',
  'refunded',
];

/** An invoice has a next check only while something at the processor is open. */
export function withNextCheck(invoice: Invoice, { type }: Pick<InvoiceChange, 'type'>, at: Date): Invoice {
  const checkAt = nextCheckOf(invoice, at);
  if (checkAt === null && !invoice.checkAt) {
    return invoice;
  }
  const isOver = checkAt === null || resetsBackoff.includes(type);
  return { ...invoice, checkAt, ...(invoice.putOff && isOver && { putOff: null }) };
}

/**
 * Checks an open checkout every hour, and closes one at once when nothing is owed. A refund is made by the call that requests it; the check
 * one minute later is for failures.
 */
function nextCheckOf({ checkout, refundUnderWay, status }: Invoice, at: Date): Date | null {
  if (checkout) {
    return status === 'sent' ? new Date(at.getTime() + hourMs) : at;
  }
  return refundUnderWay ? new Date(at.getTime() + minuteMs) : null;
}

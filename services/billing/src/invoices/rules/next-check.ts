import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The processor has answered, or something new is asked of it: what failed before counts no more. */
const beginsAnew: readonly InvoiceChange['type'][] = [
  'checkout-opened',
  'checkout-awaited',
  'refund-asked',
  'refunded',
];

/** Only where the processor is to be asked something does an invoice say when. */
export function withNextCheck(invoice: Invoice, { type }: Pick<InvoiceChange, 'type'>, at: Date): Invoice {
  const checkAt = nextCheckOf(invoice, at);
  if (checkAt === null && !invoice.checkAt) {
    return invoice;
  }
  const isOver = checkAt === null || beginsAnew.includes(type);
  return { ...invoice, checkAt, ...(invoice.putOff && isOver && { putOff: null }) };
}

/** A checkout is asked about each hour; one where nothing is to be paid any more is closed at once. Who asks for a refund makes it, unless something comes between. */
function nextCheckOf({ checkout, refundUnderWay, status }: Invoice, at: Date): Date | null {
  if (checkout) {
    return status === 'sent' ? new Date(at.getTime() + hourMs) : at;
  }
  return refundUnderWay ? new Date(at.getTime() + minuteMs) : null;
}

import type { Invoice } from './invoice.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Only where the processor is to be asked something does an invoice say when. */
export function withNextCheck(invoice: Invoice, at: Date): Invoice {
  const checkAt = nextCheckOf(invoice, at);
  return checkAt === null && !invoice.checkAt ? invoice : { ...invoice, checkAt };
}

/** A checkout is asked about each hour; one where nothing is to be paid any more is closed at once. Who asks for a refund makes it, unless something comes between. */
function nextCheckOf({ checkout, refundUnderWay, status }: Invoice, at: Date): Date | null {
  if (checkout) {
    return status === 'sent' ? new Date(at.getTime() + hourMs) : at;
  }
  return refundUnderWay ? new Date(at.getTime() + minuteMs) : null;
}

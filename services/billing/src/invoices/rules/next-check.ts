import type { Invoice } from './invoice.ts';

const hourMs = 3_600_000;

/** A checkout is asked about each hour; one where nothing is to be paid any more is closed at once. */
export function withNextCheck(invoice: Invoice, at: Date): Invoice {
  const { checkout = null, checkAt, status } = invoice;
  if (checkout === null) {
    return checkAt ? { ...invoice, checkAt: null } : invoice;
  }
  return { ...invoice, checkAt: status === 'sent' ? new Date(at.getTime() + hourMs) : at };
}

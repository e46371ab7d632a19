import { isUnpaid } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** The other unpaid invoices of the same quote, earliest due date first. `ofQuote`: the quote's invoices, in any order. */
export function unpaidBeside(invoice: Pick<Invoice, 'id'>, ofQuote: readonly Invoice[]): Invoice[] {
  return beside(invoice, ofQuote).filter(isUnpaid);
}

/** The other paid invoices of the same quote, including refunded ones, earliest due date first. */
export function paidBeside(invoice: Pick<Invoice, 'id'>, ofQuote: readonly Invoice[]): PaidInvoice[] {
  return beside(invoice, ofQuote).filter(isPaid);
}

export type PaidInvoice = Invoice & { payment: NonNullable<Invoice['payment']> };

function isPaid(invoice: Invoice): invoice is PaidInvoice {
  return invoice.payment !== null;
}

function beside({ id }: Pick<Invoice, 'id'>, ofQuote: readonly Invoice[]): Invoice[] {
  return ofQuote
    .filter((invoice) => invoice.id !== id)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

import { isUnpaid } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** The other unpaid invoices of the same quote, earliest due date first. `ofQuote`: the quote's invoices, in any order. */
export function otherUnpaidInvoices(invoice: Pick<Invoice, 'id'>, ofQuote: readonly Invoice[]): Invoice[] {
  return otherInvoices(invoice, ofQuote).filter(isUnpaid);
}

/** The other paid invoices of the same quote, including refunded ones, earliest due date first. */
export function otherPaidInvoices(invoice: Pick<Invoice, 'id'>, ofQuote: readonly Invoice[]): PaidInvoice[] {
  return otherInvoices(invoice, ofQuote).filter(isPaid);
}

export type PaidInvoice = Invoice & { payment: NonNullable<Invoice['payment']> };

function isPaid(invoice: Invoice): invoice is PaidInvoice {
  return invoice.payment !== null;
}

function otherInvoices({ id }: Pick<Invoice, 'id'>, ofQuote: readonly Invoice[]): Invoice[] {
  return ofQuote
    .filter((invoice) => invoice.id !== id)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

import { isolated } from '@marquee/ui';
import type { ClientInvoice, InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import { isSameAmount } from '@marquee/contracts/money';

type Invoice = ProviderInvoice | ClientInvoice;

/** How an invoice stands: one that was sent and not paid in time is overdue. */
export type InvoiceStanding = InvoiceStatus | 'overdue';

export function invoiceStandingOf({
  status,
  isOverdue,
}: Pick<Invoice, 'status' | 'isOverdue'>): InvoiceStanding {
  return isOverdue ? 'overdue' : status;
}

/** By what it is for; where that is not known any more, by its number. */
export function invoiceTitleOf({ eventName, number }: Pick<Invoice, 'eventName' | 'number'>): string {
  if (eventName !== '') {
    return `Invoice for ${isolated(eventName)}`;
  }
  return number === null ? 'Invoice' : `Invoice ${number}`;
}

/** Drafts have no number, nor has what became void as one. */
export function invoiceNumberOf({ number }: Pick<Invoice, 'number'>): string {
  return number === null ? 'No number' : `No. ${number}`;
}

/** Which part of the accepted price it asks for. */
export function invoicePartOf({ part, amount, quoteTotal }: Pick<Invoice, 'part' | 'amount' | 'quoteTotal'>) {
  if (isSameAmount(amount, quoteTotal)) {
    return 'Whole sum';
  }
  return part === 'deposit' ? 'Deposit' : 'Balance';
}

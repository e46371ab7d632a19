import { formatMoney, isolated } from '@marquee/ui';
import type { ClientInvoice, InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import { isSameAmount, toCents } from '@marquee/contracts/money';

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

/** Drafts have no number yet; an invoice that became void as a draft never gets one. */
export function invoiceNumberOf({
  number,
  status = 'draft',
}: Pick<Invoice, 'number'> & Partial<Pick<Invoice, 'status'>>): string {
  if (number === null) {
    return status === 'draft' ? 'Draft' : 'Not sent';
  }
  return `No. ${number}`;
}

/** Which part of the accepted price it asks for. */
export function invoicePartLabelOf({
  part,
  amount,
  quoteTotal,
}: Pick<Invoice, 'part' | 'amount' | 'quoteTotal'>) {
  if (isSameAmount(amount, quoteTotal)) {
    return 'Full payment';
  }
  return part === 'deposit' ? 'Deposit' : 'Balance';
}

/** @deprecated Earlier builds of the front ends import this name and words from the shared package. */
export function invoicePartOf(invoice: Pick<Invoice, 'part' | 'amount' | 'quoteTotal'>) {
  const label = invoicePartLabelOf(invoice);
  return label === 'Full payment' ? 'Whole sum' : label;
}

/** The part with its share of the accepted price: `Deposit (30% of $14,600.00)`, by amount where the share is no whole percentage. */
export function invoicePurposeOf(invoice: Pick<Invoice, 'part' | 'amount' | 'quoteTotal'>): string {
  const { amount, quoteTotal } = invoice;
  if (isSameAmount(amount, quoteTotal)) {
    return invoicePartLabelOf(invoice);
  }
  const percent = wholePercentOf(toCents(amount), toCents(quoteTotal));
  const share = percent === null ? formatMoney(amount) : `${percent}%`;
  return `${invoicePartLabelOf(invoice)} (${share} of ${formatMoney(quoteTotal)})`;
}

/** The percentage that the amount comes to, to the cent; null where it is no whole one. */
function wholePercentOf(cents: number, totalCents: number): number | null {
  const percent = Math.round((cents / totalCents) * 100);
  return Math.abs((totalCents * percent) / 100 - cents) < 1 ? percent : null;
}

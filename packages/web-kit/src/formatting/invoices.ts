import { formatMoney, isolated } from '@marquee/ui';
import type { ClientInvoice, InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import { shareInWords, shareNames, shareOf } from '@marquee/contracts/invoice-drafts';
import { toAmount, toCents } from '@marquee/contracts/money';

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

type Asking = Pick<Invoice, 'part' | 'amount' | 'quoteTotal'>;

/** Which part of the accepted price it asks for. */
export function invoicePartLabelOf(invoice: Asking) {
  return shareNames[sharedOf(invoice).part];
}

/** @deprecated Earlier builds of the front ends import this name and words from the shared package. */
export function invoicePartOf(invoice: Asking) {
  const label = invoicePartLabelOf(invoice);
  return label === 'Full payment' ? 'Whole sum' : label;
}

/** The part with its share of the accepted price: `Deposit (30% of $14,600.00)`, by amount where the share is no whole percentage. */
export function invoicePurposeOf(invoice: Asking): string {
  return shareInWords(sharedOf(invoice), (cents) => formatMoney(toAmount(cents)));
}

function sharedOf({ part, amount, quoteTotal }: Asking) {
  const sums = { amountCents: toCents(amount), quoteTotalCents: toCents(quoteTotal) };
  return { ...sums, part: shareOf({ ...sums, part }) };
}

import { formatMoney, isolated } from '@marquee/ui';
import type { ClientInvoice, InvoiceStatus, ProviderInvoice } from '@marquee/contracts/invoices';
import { formatShare, shareNames, shareOf } from '@marquee/contracts/invoice-drafts';
import { toAmount, toCents } from '@marquee/contracts/money';

type Invoice = ProviderInvoice | ClientInvoice;

/** The shown status of an invoice. `overdue`: the invoice was sent, is unpaid, and its due date has passed. */
export type InvoiceDisplayStatus = InvoiceStatus | 'overdue';

export function getInvoiceDisplayStatus({
  status,
  isOverdue,
}: Pick<Invoice, 'status' | 'isOverdue'>): InvoiceDisplayStatus {
  return isOverdue ? 'overdue' : status;
}

/** The title of an invoice, with the event's name. If the name is no longer known, the title has the invoice's number. */
export function getInvoiceTitle({ eventName, number }: Pick<Invoice, 'eventName' | 'number'>): string {
  if (eventName !== '') {
    return `Invoice for ${isolated(eventName)}`;
  }
  return number === null ? 'Invoice' : `Invoice ${number}`;
}

/** The number as text. A draft has none yet; an invoice voided as a draft never gets one. */
export function getInvoiceNumberLabel({
  number,
  status = 'draft',
}: Pick<Invoice, 'number'> & Partial<Pick<Invoice, 'status'>>): string {
  if (number === null) {
    return status === 'draft' ? 'Draft' : 'Not sent';
  }
  return `No. ${number}`;
}

type InvoiceShare = Pick<Invoice, 'part' | 'amount' | 'quoteTotal'>;

/** Label of the installment: which part of the accepted price the invoice is for. */
export function getInvoicePartLabel(invoice: InvoiceShare) {
  return shareNames[toShare(invoice).part];
}

/**
 * The installment with its share of the accepted price: `Deposit (30% of $14,600.00)`. If the share is not a whole percentage, the text has
 * the amount instead: `Deposit ($5,000.00 of $14,600.00)`. If the invoice is for the whole price: `Full payment`.
 */
export function getInvoicePurpose(invoice: InvoiceShare): string {
  return formatShare(toShare(invoice), (cents) => formatMoney(toAmount(cents)));
}

function toShare({ part, amount, quoteTotal }: InvoiceShare) {
  const sums = { amountCents: toCents(amount), quoteTotalCents: toCents(quoteTotal) };
  return { ...sums, part: shareOf({ ...sums, part }) };
}

import type { InvoiceActor, InvoiceChange } from './invoice-change.ts';
import type { Invoice, RefundRequest } from './invoice.ts';

type IssueOptions = { refund: RefundRequest; actor: InvoiceActor; isToCard?: true };

/** Leaves the invoice's amount unchanged. */
export function issueCreditNote(
  { number: ofInvoice, creditNotes }: Invoice,
  { refund, ...options }: IssueOptions,
  at: Date,
): InvoiceChange {
  const number = `${String(ofInvoice)}-${creditNotes.length + 1}`;
  return { type: 'refunded', creditNote: { ...refund, number, issuedAt: at }, ...options };
}

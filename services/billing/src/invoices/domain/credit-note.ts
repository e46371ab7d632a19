import type { InvoiceActor, InvoiceChange } from './invoice-change.ts';
import type { Invoice, RefundRequest } from './invoice.ts';

type IssueOptions = { refund: RefundRequest; actor: InvoiceActor; isToCard?: true };

/** Records a refund as a credit note; the invoice's amount stays unchanged. */
export function issueCreditNote(
  { number: ofInvoice, creditNotes }: Invoice,
  { refund, ...options }: IssueOptions,
  at: Date,
): InvoiceChange {
  const number = `${String(ofInvoice)}-${creditNotes.length + 1}`;
  return { type: 'refunded', creditNote: { ...refund, number, issuedAt: at }, ...options };
}

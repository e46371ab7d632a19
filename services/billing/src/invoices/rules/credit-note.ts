import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice, RefundAsked } from './invoice.ts';

/** What the invoice demanded stays as it was. */
export function issueCreditNote(
  { number: ofInvoice, creditNotes }: Invoice,
  asked: RefundAsked,
  at: Date,
): InvoiceChange {
  const number = `${String(ofInvoice)}-${creditNotes.length + 1}`;
  return { type: 'refunded', creditNote: { ...asked, number, issuedAt: at } };
}

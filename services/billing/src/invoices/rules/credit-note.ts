import type { InvoiceActor, InvoiceChange } from './invoice-change.ts';
import type { Invoice, RefundAsked } from './invoice.ts';

type Issuing = { asked: RefundAsked; actor: InvoiceActor; isToCard?: true };

/** Leaves the invoice's amount unchanged. */
export function issueCreditNote(
  { number: ofInvoice, creditNotes }: Invoice,
  { asked, ...how }: Issuing,
  at: Date,
): InvoiceChange {
  const number = `${String(ofInvoice)}-${creditNotes.length + 1}`;
  return { type: 'refunded', creditNote: { ...asked, number, issuedAt: at }, ...how };
}

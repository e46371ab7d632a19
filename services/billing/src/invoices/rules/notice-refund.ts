import type { CardRefund } from '../../processor/card-payments.ts';
import { issueCreditNote } from './credit-note.ts';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/** Said by the product, not by anybody. */
const madeElsewhere = 'Refunded at Stripe';

/** What the card has got back has a credit note, whoever asked for it, and wherever. */
export function noticeRefund(
  invoice: Invoice,
  { id, cents: amountCents }: CardRefund,
  at: Date,
): InvoiceChange | null {
  const { creditNotes, refundUnderWay } = invoice;
  if (creditNotes.some((creditNote) => creditNote.id === id)) {
    return null;
  }
  const reason = refundUnderWay?.id === id ? refundUnderWay.reason : madeElsewhere;
  return issueCreditNote(invoice, { id, amountCents, reason }, at);
}

export function noticeRefusal({ refundUnderWay }: Invoice, id: string): InvoiceChange | null {
  return refundUnderWay?.id === id ? { type: 'refund-refused' } : null;
}

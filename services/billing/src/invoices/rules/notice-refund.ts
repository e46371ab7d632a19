import type { CardRefund } from '../../processor/card-payments.ts';
import { issueCreditNote } from './credit-note.ts';
import type { InvoiceChange } from './invoice-change.ts';
import { madeElsewhereReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

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
  const isOurs = refundUnderWay?.id === id;
  const reason = isOurs ? refundUnderWay.reason : madeElsewhereReason;
  // Who asked for it here is its provider; who did at the processor, nobody here knows.
  const actor = isOurs ? 'provider' : 'processor';
  return issueCreditNote(invoice, { asked: { id, amountCents, reason }, actor, isToCard: true }, at);
}

export function noticeRefusal({ refundUnderWay }: Invoice, id: string): InvoiceChange | null {
  return refundUnderWay?.id === id ? { type: 'refund-refused' } : null;
}

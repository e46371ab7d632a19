import type { CardRefund } from '../../processor/card-payments.ts';
import { issueCreditNote } from './credit-note.ts';
import type { InvoiceChange } from './invoice-change.ts';
import { refundedAtStripeReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Every refund to the card gets a credit note, whether it was requested in Marquee or made at the processor. */
export function applyRefund(
  invoice: Invoice,
  { id, cents: amountCents }: CardRefund,
  at: Date,
): InvoiceChange | null {
  const { creditNotes, refundUnderWay } = invoice;
  if (creditNotes.some((creditNote) => creditNote.id === id)) {
    return null;
  }
  const isOurs = refundUnderWay?.id === id;
  const reason = isOurs ? refundUnderWay.reason : refundedAtStripeReason;
  // In Marquee only the provider makes refunds. Billing does not know who made a refund at the processor.
  const actor = isOurs ? 'provider' : 'processor';
  return issueCreditNote(invoice, { refund: { id, amountCents, reason }, actor, isToCard: true }, at);
}

export function applyRefundRefusal({ refundUnderWay }: Invoice, id: string): InvoiceChange | null {
  return refundUnderWay?.id === id ? { type: 'refund-refused' } : null;
}

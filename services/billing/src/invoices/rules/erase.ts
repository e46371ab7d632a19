import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, madeElsewhereReason, providerLeftReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

/** Removes the texts that the provider has typed for the client. Issued parties and lines stay, as do number, amounts and dates. Null when no text is left. */
export function erase(invoice: Invoice): InvoiceChange | null {
  const { payment, creditNotes, voidReason, refundUnderWay } = invoice;
  const reasons = [...creditNotes, refundUnderWay].map((refund) => typedOf(refund?.reason ?? ''));
  const words = [payment?.note ?? '', ...reasons, typedOf(voidReason)];
  return words.some((word) => word !== '') ? { type: 'erased' } : null;
}

export function withoutWords(invoice: Invoice): Invoice {
  const { payment, creditNotes, voidReason, refundUnderWay } = invoice;
  return {
    ...invoice,
    ...(refundUnderWay && { refundUnderWay: { ...refundUnderWay, reason: '' } }),
    payment: payment && { ...payment, note: '' },
    creditNotes: creditNotes.map((creditNote) => ({
      ...creditNote,
      reason: withoutTyped(creditNote.reason),
    })),
    voidReason: withoutTyped(voidReason),
  };
}

const ours = [eventCancelledReason, providerLeftReason, madeElsewhereReason];

function typedOf(reason: string): string {
  return ours.includes(reason) ? '' : reason;
}

function withoutTyped(reason: string): string {
  return ours.includes(reason) ? reason : '';
}

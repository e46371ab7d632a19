import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, providerLeftReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

const productReasons = [eventCancelledReason, providerLeftReason];

/**
 * Removes the provider's own notes: the note of a payment, and the reason for voiding a draft. Keeps what an issued document shows:
 * parties, lines, the reason of a void invoice and the reasons of credit notes. Null when nothing remains to remove.
 */
export function eraseProvider({ payment, number, voidReason }: Invoice): InvoiceChange | null {
  const hasNote = payment !== null && payment.note !== '';
  return hasNote || (number === null && isTyped(voidReason)) ? { type: 'erased' } : null;
}

/** The invoice without the texts that `eraseProvider` removes. */
export function withoutOwnNotes(invoice: Invoice): Invoice {
  const { payment, number, voidReason } = invoice;
  return {
    ...invoice,
    payment: payment && { ...payment, note: '' },
    voidReason: number === null && isTyped(voidReason) ? '' : voidReason,
  };
}

function isTyped(reason: string): boolean {
  return reason !== '' && !productReasons.includes(reason);
}

/** Removes the reason of the client's refund request, which no issued document shows. Null when there is none. */
export function eraseClient({ requestedRefund }: Invoice): InvoiceChange | null {
  return requestedRefund && requestedRefund.reason !== '' ? { type: 'refund-reason-erased' } : null;
}

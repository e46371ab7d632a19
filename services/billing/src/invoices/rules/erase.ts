import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, providerLeftReason } from './invoice.ts';
import type { Invoice } from './invoice.ts';

const productReasons = [eventCancelledReason, providerLeftReason];

/**
 * Removes what the provider has typed for themselves: the note of a payment, and why a draft without a number was voided. What stands on an
 * issued document stays: parties, lines, the reason of a void invoice and the reasons of credit notes. Null when nothing is left to remove.
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

/** Removes why the client asked for a refund, which stands on no issued document. Null when there is no reason to remove. */
export function eraseClient({ requestedRefund }: Invoice): InvoiceChange | null {
  return requestedRefund && requestedRefund.reason !== '' ? { type: 'refund-reason-erased' } : null;
}

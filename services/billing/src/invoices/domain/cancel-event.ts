import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/** Voids an unpaid invoice unless it was overdue at the cancellation; offers a refund of a paid invoice. Null when already cancelled. */
export function cancelEvent({ isEventCancelled }: Invoice, cancelledAt: Date): InvoiceChange | null {
  return isEventCancelled ? null : { type: 'event-cancelled', cancelledAt };
}

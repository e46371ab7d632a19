import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/** Voids an unpaid invoice that was not overdue at the cancellation, and offers a refund of a paid one. */
export function cancelEvent({ isEventCancelled }: Invoice, cancelledAt: Date): InvoiceChange | null {
  return isEventCancelled ? null : { type: 'event-cancelled', cancelledAt };
}

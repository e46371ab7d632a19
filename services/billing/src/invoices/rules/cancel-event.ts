import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/** Whatever its status: what is unpaid and was not overdue at the cancellation becomes void, what was paid is offered for a refund. */
export function cancelEvent({ isEventCancelled }: Invoice, cancelledAt: Date): InvoiceChange | null {
  return isEventCancelled ? null : { type: 'event-cancelled', cancelledAt };
}

import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/** Whatever its status: what is unpaid becomes void, what was paid is offered for a refund. */
export function cancelEvent({ isEventCancelled }: Invoice): InvoiceChange | null {
  return isEventCancelled ? null : { type: 'event-cancelled' };
}

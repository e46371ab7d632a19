import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { cancelEvent } from './domain/cancel-event.ts';
import type { Decision } from './domain/invoice-change.ts';

/** When an event is cancelled, voids unpaid invoices that were not overdue at that time, and offers refunds of paid invoices. */
export function voidInvoices(deps: InvoiceDeps): Subscription<typeof eventCancelled> {
  return {
    queue: 'billing.void-invoices',
    messages: [eventCancelled],
    handle: async (envelope) => {
      const { eventId } = envelope.payload;
      const cancelledAt = new Date(envelope.payload.cancelledAt ?? envelope.at);
      // The cancellation is stored before the lookup of invoices. If another handler inserts an invoice after that lookup, it finds the
      // stored cancellation.
      await deps.cancelledEvents.project(envelope);
      for (const { id } of await deps.invoices.findByEvent(eventId)) {
        const decision: Decision = (invoice) => cancelEvent(invoice, cancelledAt);
        await changeInvoice(deps, { id, owner: {}, decision, cause: envelope });
      }
    },
  };
}

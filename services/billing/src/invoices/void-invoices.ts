import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { cancelEvent } from './rules/cancel-event.ts';
import type { Decision } from './rules/invoice-change.ts';

/** A cancelled event voids what is unpaid and was not overdue when events decided it, and offers a refund of what was paid. */
export function voidInvoices(deps: InvoiceDeps): Subscription<typeof eventCancelled> {
  return {
    queue: 'billing.void-invoices',
    messages: [eventCancelled],
    handle: async (envelope) => {
      const { eventId, cancelledBy } = envelope.payload;
      const cancelledAt = new Date(envelope.payload.cancelledAt ?? envelope.at);
      // Before looking for invoices: one that is being made right now looks at the event after its insert.
      const cancelled = { eventId, cancelledAt, cancelledBy };
      await deps.cancelledEvents.apply(eventId, envelope.aggregateVersion, cancelled);
      for (const { id } of await deps.invoices.ofEvent(eventId)) {
        const decision: Decision = (invoice) => cancelEvent(invoice, cancelledAt);
        await changeInvoice(deps, { id, owned: {}, decision, cause: envelope });
      }
    },
  };
}

import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { cancelEvent } from './rules/cancel-event.ts';

/** A cancelled event voids what is unpaid, and offers a refund of what was paid. */
export function voidInvoices(deps: InvoiceDeps): Subscription<typeof eventCancelled> {
  return {
    queue: 'billing.void-invoices',
    messages: [eventCancelled],
    handle: async (envelope) => {
      const { eventId, cancelledBy } = envelope.payload;
      // Before looking for invoices: one that is being made right now looks at the event after its insert.
      await deps.cancelledEvents.apply(eventId, envelope.aggregateVersion, { eventId, cancelledBy });
      for (const { id } of await deps.invoices.ofEvent(eventId)) {
        await changeInvoice(deps, { id, owned: {}, decision: cancelEvent, cause: envelope });
      }
    },
  };
}

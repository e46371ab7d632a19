import { invoiceChanged, invoiceMessages } from '@marquee/contracts/messages/invoice-messages';
import type { invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { InvoiceRepository } from './invoice-repository.ts';

/** Stores how an invoice stands from any of its messages. A message of an earlier release that has no `isRefundUnderWay` counts as false. */
export function keepInvoices(
  invoices: InvoiceRepository,
): Subscription<typeof invoiceChanged | typeof invoiceSent> {
  return {
    queue: 'identity.keep-invoices',
    messages: [invoiceChanged, ...invoiceMessages],
    handle: ({ payload, aggregateVersion }) => {
      const { invoiceId, clientId, providerId, number, status, amountCents, dueOn } = payload;
      const { isRefundUnderWay = false } = payload;
      const kept = { clientId, providerId, number, status, amountCents, dueOn, isRefundUnderWay };
      return invoices.apply(invoiceId, aggregateVersion, kept);
    },
  };
}

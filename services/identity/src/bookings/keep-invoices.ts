import { invoiceChanged, invoiceMessages } from '@marquee/contracts/messages/invoice-messages';
import type { invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { InvoiceRepository } from './invoice-repository.ts';

/** All of them say how an invoice stands; a refund is under way only where that is said. */
export function keepInvoices(
  invoices: InvoiceRepository,
): Subscription<typeof invoiceChanged | typeof invoiceSent> {
  return {
    queue: 'identity.keep-invoices',
    messages: [invoiceChanged, ...invoiceMessages],
    handle: ({ payload, aggregateVersion }) => {
      const { invoiceId, clientId, providerId, number, status, amountCents, dueOn } = payload;
      const isRefundUnderWay = 'isRefundUnderWay' in payload && payload.isRefundUnderWay;
      const kept = { clientId, providerId, number, status, amountCents, dueOn, isRefundUnderWay };
      return invoices.apply(invoiceId, aggregateVersion, kept);
    },
  };
}

import {
  invoiceChanged,
  invoiceMessages,
  invoiceRefundRequested,
} from '@marquee/contracts/messages/invoice-messages';
import type { invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { InvoiceRepository } from './invoice-repository.ts';
import { toDate } from './to-date.ts';

/** Stores an invoice's status from any message about it. Messages of earlier releases lack the refund fields, which means no refund. */
export function projectInvoices(
  invoices: InvoiceRepository,
): Subscription<typeof invoiceChanged | typeof invoiceSent> {
  return {
    queue: 'identity.keep-invoices',
    messages: [invoiceChanged, ...invoiceMessages, invoiceRefundRequested],
    handle: ({ payload, aggregateVersion }) => {
      const { invoiceId, clientId, providerId, number, status, amountCents, dueOn } = payload;
      const { isRefundUnderWay = false, refundRequestedAt = null } = payload;
      const { sendsAt = null } = 'sendsAt' in payload ? payload : {};
      return invoices.apply(invoiceId, aggregateVersion, {
        ...{ clientId, providerId, number, status, amountCents, dueOn, isRefundUnderWay },
        refundRequestedAt: toDate(refundRequestedAt),
        sendsAt: toDate(sendsAt),
      });
    },
  };
}

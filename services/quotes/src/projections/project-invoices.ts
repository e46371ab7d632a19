import { invoiceMessages } from '@marquee/contracts/messages/invoice-messages';
import type { invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { InvoiceRepository } from './invoice-repository.ts';

export function projectInvoices(invoices: InvoiceRepository): Subscription<typeof invoiceSent> {
  return {
    queue: 'quotes.keep-invoices',
    messages: invoiceMessages,
    handle: async ({ payload, aggregateVersion }) => invoices.upsert(aggregateVersion, payload),
  };
}

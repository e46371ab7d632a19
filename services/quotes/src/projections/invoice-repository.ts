import { invoiceMessages } from '@marquee/contracts/messages/invoice-messages';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';

/** The fields of a sent invoice that the pipeline shows. */
export type Invoice = Pick<InvoiceSnapshot, 'quoteId' | 'status' | 'amountCents' | 'quoteTotalCents'> & {
  sentAt: Date;
  paidAt: Date | null;
};

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>;

/** Sent invoices, as billing publishes them. */
export function createInvoiceRepository(connection: Connection) {
  const invoices = createProjection<Invoice>(connection, {
    name: 'invoice',
    indexes: [{ fields: { quoteId: 1 } }],
    rows: [
      rowFrom(invoiceMessages, ({ payload }) => ({ id: payload.invoiceId, fields: toInvoice(payload) })),
    ],
  });
  return {
    ...invoices,
    ofQuotes: (quoteIds: readonly string[]) => invoices.find({ quoteId: { $in: quoteIds } }),
  };
}

function toInvoice(snapshot: InvoiceSnapshot): Invoice {
  const { quoteId, status, amountCents, quoteTotalCents, sentAt, paidAt } = snapshot;
  return {
    ...{ quoteId, status, amountCents, quoteTotalCents },
    sentAt: new Date(sentAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
  };
}

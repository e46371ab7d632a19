import { toAmount } from '@marquee/contracts/money';
import type { BlockingInvoice, RefundRequest } from '@marquee/contracts/deletion-blocks';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import {
  invoiceChanged,
  invoiceMessages,
  invoiceRefundRequested,
} from '@marquee/contracts/messages/invoice-messages';
import type { invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import type { EnvelopeOf } from '@marquee/service-kit/messaging/bus';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Connection } from '@marquee/service-kit/store/database';
import { findForBothSides } from './find-for-both-sides.ts';
import type { WithOtherSide } from './find-for-both-sides.ts';
import { toDate } from './to-date.ts';

/** A stored invoice contains no text typed by a person, so nothing has to be erased. */
type InvoiceProjection = {
  clientId: string | null;
  providerId: string;
  number: number | null;
  status: InvoiceStatus;
  amountCents: number;
  dueOn: string;
  isRefundUnderWay: boolean;
  /** This field and `sendsAt` are absent if an earlier release stored the invoice. */
  refundRequestedAt?: Date | null;
  sendsAt?: Date | null;
};

/** Any message about an invoice's status. */
export const invoiceStatusMessages = [invoiceChanged, ...invoiceMessages, invoiceRefundRequested];

type StatusEnvelope = EnvelopeOf<typeof invoiceChanged | typeof invoiceSent>;

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>;

/**
 * The status of invoices, as billing publishes it. An unpaid invoice, a pending refund and a requested refund block the deletion of an
 * account.
 */
export function createInvoiceRepository(connection: Connection) {
  const invoices = createProjection<InvoiceProjection>(connection, {
    name: 'invoice',
    indexes: [
      { fields: { clientId: 1, status: 1 } },
      { fields: { providerId: 1, status: 1 } },
      { fields: { providerId: 1, refundRequestedAt: -1 } },
      { fields: { clientId: 1, isRefundUnderWay: 1 } },
      { fields: { providerId: 1, isRefundUnderWay: 1 } },
    ],
    rows: [
      rowFrom(invoiceStatusMessages, ({ payload }) => ({
        id: payload.invoiceId,
        fields: toInvoice(payload),
      })),
    ],
  });

  /** Finds the account's invoices as client and as provider, earliest due date first. */
  async function findForEitherSide(
    accountId: string,
    state: object,
  ): Promise<WithOtherSide<BlockingInvoice>[]> {
    const found = await findForBothSides(accountId, (side) => invoices.find({ ...side, ...state }));
    return found.map(toBlocking).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  }

  return {
    ...invoices,
    unpaidOf: (accountId: string) => findForEitherSide(accountId, { status: { $in: ['draft', 'sent'] } }),
    beingRefundedOf: (accountId: string) => findForEitherSide(accountId, { isRefundUnderWay: true }),
    /** Refund requests that the provider received after `after` and that are not refunded in full, oldest first. */
    async refundRequestsOf(providerId: string, after: Date): Promise<WithOtherSide<RefundRequest>[]> {
      const found = await invoices.find({ providerId, refundRequestedAt: { $gt: after } });
      return found
        .flatMap((invoice) => {
          const { clientId: otherId, refundRequestedAt, status } = invoice;
          return refundRequestedAt && (status === 'paid' || status === 'partly_refunded')
            ? [{ ...toBlocking({ ...invoice, otherId }), requestedAt: refundRequestedAt.toISOString() }]
            : [];
        })
        .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt));
    },
  };
}

type Found = InvoiceProjection & { id: string; otherId: string | null };

function toBlocking({ id, number, amountCents, dueOn, status, sendsAt, otherId }: Found) {
  return {
    invoiceId: id,
    ...{ number, dueOn, otherId, amount: toAmount(amountCents) },
    sendsAt: status === 'draft' && sendsAt ? sendsAt.toISOString() : null,
  };
}

/** Messages of earlier releases lack the refund fields, which means no refund. */
function toInvoice(payload: StatusEnvelope['payload']): InvoiceProjection {
  const { clientId, providerId, number, status, amountCents, dueOn } = payload;
  const { isRefundUnderWay = false, refundRequestedAt = null } = payload;
  const { sendsAt = null } = 'sendsAt' in payload ? payload : {};
  return {
    ...{ clientId, providerId, number, status, amountCents, dueOn, isRefundUnderWay },
    refundRequestedAt: toDate(refundRequestedAt),
    sendsAt: toDate(sendsAt),
  };
}

import { toAmount } from '@marquee/contracts/money';
import type { BlockingInvoice } from '@marquee/contracts/deletion-blocks';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** No words that anybody has typed: nothing of it is to be erased. */
type KeptInvoice = {
  clientId: string | null;
  providerId: string;
  number: number | null;
  status: InvoiceStatus;
  amountCents: number;
  dueOn: string;
  isRefundUnderWay: boolean;
};

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>;

/** How invoices stand, as billing publishes it: what is unpaid or being refunded stands in the way of deleting an account. */
export function createInvoiceRepository(connection: Connection) {
  const invoices = createProjection<KeptInvoice>(connection, {
    name: 'invoice',
    indexes: [
      { fields: { clientId: 1, status: 1 } },
      { fields: { providerId: 1, status: 1 } },
      { fields: { clientId: 1, isRefundUnderWay: 1 } },
      { fields: { providerId: 1, isRefundUnderWay: 1 } },
    ],
  });

  /** Of the account as client and as provider, due first first. */
  async function ofEither(accountId: string, state: object): Promise<BlockingInvoice[]> {
    const sides = ['clientId', 'providerId'];
    const found = await Promise.all(sides.map((side) => invoices.find({ [side]: accountId, ...state })));
    return found
      .flat()
      .map(({ id, number, amountCents, dueOn }) => ({
        invoiceId: id,
        ...{ number, dueOn, amount: toAmount(amountCents) },
      }))
      .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  }

  return {
    ...invoices,
    unpaidOf: (accountId: string) => ofEither(accountId, { status: { $in: ['draft', 'sent'] } }),
    beingRefundedOf: (accountId: string) => ofEither(accountId, { isRefundUnderWay: true }),
  };
}

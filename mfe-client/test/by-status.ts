import type { ClientInvoice } from '@marquee/contracts/invoices';

/** As billing answers: all, or those of the status that is asked for. */
export function byStatus(invoices: readonly ClientInvoice[]) {
  return ({ query }: { query: { status?: string } }) =>
    invoices.filter(({ status }) => query.status === undefined || query.status === status);
}

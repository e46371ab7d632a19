import type { ClientInvoice } from '@marquee/contracts/invoices';

/** Returns a function that responds as billing does, with all invoices or with those of the requested status. */
export function byStatus(invoices: readonly ClientInvoice[]) {
  return ({ query }: { query: { status?: string } }) =>
    invoices.filter(({ status }) => query.status === undefined || query.status === status);
}

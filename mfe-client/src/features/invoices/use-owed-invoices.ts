import type { ClientInvoice } from '@marquee/contracts/invoices';
import { useClientListOwedInvoicesQuery } from './invoices-api.ts';
import type { InvoiceQueryOptions } from './use-client-invoices.ts';

/** The first page of sent, unpaid invoices, earliest due date first. `total` also counts the unpaid invoices of further pages. */
export function useOwedInvoices({ refetchOnMount }: InvoiceQueryOptions) {
  const { data, isLoading, refetch } = useClientListOwedInvoicesQuery(
    {},
    { refetchOnMountOrArgChange: refetchOnMount === 'always' },
  );

  return { owed: (data?.rows ?? []).toSorted(byDueDate), total: data?.total ?? 0, isLoading, refetch };
}

function byDueDate(a: ClientInvoice, b: ClientInvoice): number {
  return Date.parse(a.dueOn) - Date.parse(b.dueOn);
}

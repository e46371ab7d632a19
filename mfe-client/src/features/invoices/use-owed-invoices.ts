import type { ClientInvoice } from '@marquee/contracts/invoices';
import { useClientListOwedInvoicesQuery } from './invoices-api.ts';
import type { ReadInvoices } from './use-client-invoices.ts';

/** The sent, unpaid invoices, earliest due date first, and their total number. */
export function useOwedInvoices({ readAnew }: ReadInvoices) {
  const { data, isLoading, refetch } = useClientListOwedInvoicesQuery(
    {},
    { refetchOnMountOrArgChange: readAnew === 'on opening' },
  );

  return { owed: (data?.rows ?? []).toSorted(byDueDate), total: data?.total ?? 0, isLoading, refetch };
}

function byDueDate(a: ClientInvoice, b: ClientInvoice): number {
  return Date.parse(a.dueOn) - Date.parse(b.dueOn);
}

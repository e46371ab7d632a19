import { useProviderListInvoicesQuery } from './invoices-api.ts';

/** False also until it is known. */
export function useHasInvoices(): boolean {
  const { data } = useProviderListInvoicesQuery({ query: { limit: '1' } });
  return data !== undefined && data.total > 0;
}

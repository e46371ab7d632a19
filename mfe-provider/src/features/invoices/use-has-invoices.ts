import { useProviderListInvoicesQuery } from './invoices-api.ts';

/** Whether the provider has invoices; also false while loading. */
export function useHasInvoices(): boolean {
  const { data } = useProviderListInvoicesQuery({ query: { limit: '1' } });
  return data !== undefined && data.total > 0;
}

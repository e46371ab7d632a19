import { useClientListInvoicesInfiniteQuery } from './invoices-api.ts';

export type InvoiceQueryOptions = {
  /** 'always' fetches again on mount, because providers may have sent invoices or recorded payments; 'never' uses loaded data. */
  refetchOnMount: 'always' | 'never';
};

/** The client's loaded invoices. `total` also counts the invoices that are not loaded. */
export function useClientInvoices({ refetchOnMount }: InvoiceQueryOptions) {
  const { data, ...query } = useClientListInvoicesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: refetchOnMount === 'always',
  });
  const pages = data?.pages ?? [];

  return { ...query, pages, invoices: pages.flatMap(({ rows }) => rows), total: pages.at(-1)?.total ?? 0 };
}

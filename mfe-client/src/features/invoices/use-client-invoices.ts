import { useClientListInvoicesInfiniteQuery } from './invoices-api.ts';

export type InvoiceQueryOptions = {
  /** Whether to fetch again on mount, because providers send invoices and record payments elsewhere. */
  refetchOnMount: 'always' | 'never';
};

/** The client's loaded invoices and their total number. */
export function useClientInvoices({ refetchOnMount }: InvoiceQueryOptions) {
  const { data, ...query } = useClientListInvoicesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: refetchOnMount === 'always',
  });
  const pages = data?.pages ?? [];

  return { ...query, pages, invoices: pages.flatMap(({ rows }) => rows), total: pages.at(-1)?.total ?? 0 };
}

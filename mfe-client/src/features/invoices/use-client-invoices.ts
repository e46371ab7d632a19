import { useClientListInvoicesInfiniteQuery } from './invoices-api.ts';

export type ReadInvoices = {
  /** Whether to fetch again on mount, because providers send invoices and record payments elsewhere. */
  readAnew: 'on opening' | 'never';
};

/** The client's loaded invoices and their total number. */
export function useClientInvoices({ readAnew }: ReadInvoices) {
  const { data, ...query } = useClientListInvoicesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: readAnew === 'on opening',
  });
  const pages = data?.pages ?? [];

  return { ...query, pages, invoices: pages.flatMap(({ rows }) => rows), total: pages.at(-1)?.total ?? 0 };
}

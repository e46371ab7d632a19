import { useClientListInvoicesInfiniteQuery } from './invoices-api.ts';

export type ReadInvoices = {
  /** Providers send invoices and write payments down elsewhere. */
  readAnew: 'on opening' | 'never';
};

/** The client's invoices read so far, and how many there are in all. */
export function useClientInvoices({ readAnew }: ReadInvoices) {
  const { data, ...query } = useClientListInvoicesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: readAnew === 'on opening',
  });
  const pages = data?.pages ?? [];

  return { ...query, pages, invoices: pages.flatMap(({ rows }) => rows), total: pages.at(-1)?.total ?? 0 };
}

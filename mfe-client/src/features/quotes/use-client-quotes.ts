import { sortNewestFirst } from './sort-newest-first.ts';
import { useClientListQuotesInfiniteQuery } from './quotes-api.ts';

/** The loaded quotes that were sent to the client, newest first, fetched again on every mount; empty when signed out. */
export function useClientQuotes() {
  const { data, ...query } = useClientListQuotesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const pages = data?.pages ?? [];

  return {
    ...query,
    pages,
    quotes: sortNewestFirst(pages.flatMap((page) => page?.rows ?? [])),
    total: pages.at(-1)?.total ?? 0,
    /** False while quotes are loading, after an error, if there are further pages, or when signed out. */
    hasEveryQuote: query.isSuccess && !query.hasNextPage && !pages.includes(null),
  };
}

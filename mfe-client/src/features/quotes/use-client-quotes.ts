import { newestFirst } from './newest-first.ts';
import { useClientListQuotesInfiniteQuery } from './quotes-api.ts';

/** The quotes sent to the client, newest first, read anew whenever they come into view. Signed out reads as none. */
export function useClientQuotes() {
  const { data, ...query } = useClientListQuotesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const pages = data?.pages ?? [];

  return {
    ...query,
    pages,
    quotes: newestFirst(pages.flatMap((page) => page?.rows ?? [])),
    total: pages.at(-1)?.total ?? 0,
    /** Not while they are on their way, where they could not be read, or there are more than were read. */
    hasEveryQuote: query.isSuccess && !query.hasNextPage && !pages.includes(null),
  };
}

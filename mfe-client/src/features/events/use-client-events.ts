import { useClientListEventsInfiniteQuery } from './events-api.ts';

/** The client's events read so far, and how many there are in all. Signed out reads as none. */
export function useClientEvents() {
  const { data, ...query } = useClientListEventsInfiniteQuery(undefined);
  const pages = data?.pages ?? [];

  return {
    ...query,
    pages,
    events: pages.flatMap((page) => page?.rows ?? []),
    total: pages.at(-1)?.total ?? 0,
  };
}

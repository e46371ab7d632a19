import { useClientListEventsInfiniteQuery } from './events-api.ts';

/** The client's loaded events. `total` also counts the events that are not loaded. Empty when signed out. */
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

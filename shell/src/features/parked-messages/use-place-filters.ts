import { useSearchParams } from '@marquee/web-kit';

const pageSize = 20;

type Filters = { queue: string; trail: readonly string[] };
export type PlaceFilters = ReturnType<typeof usePlaceFilters>;

/** Queue and page live in the address. `after` repeats: the trail of pages, the last one shown. */
export function usePlaceFilters(tab: string) {
  const [address, setAddress] = useSearchParams();
  const queue = address.get('queue') ?? '';
  const trail = address.getAll('after');

  function go({ queue: chosen, trail: pages }: Filters) {
    const next = new URLSearchParams({ tab, ...(chosen !== '' && { queue: chosen }) });
    pages.forEach((id) => {
      next.append('after', id);
    });
    setAddress(next);
  }

  return {
    queue,
    after: trail.at(-1),
    pageSize,
    firstRow: trail.length * pageSize + 1,
    /** Another queue begins at its first page. */
    chooseQueue: (chosen: string) => {
      go({ queue: chosen, trail: [] });
    },
    showAll: () => {
      go({ queue: '', trail: [] });
    },
    previous:
      trail.length > 0
        ? () => {
            go({ queue, trail: trail.slice(0, -1) });
          }
        : undefined,
    nextAfter: (id: string) => {
      go({ queue, trail: [...trail, id] });
    },
  };
}

import { parkedStatus } from '@marquee/contracts/parked-messages';
import type { ParkedStatus } from '@marquee/contracts/parked-messages';
import { useSearchParams } from '@marquee/web-kit';

const pageSize = 20;

type Filters = { queue: string; status: ParkedStatus; trail: readonly string[] };
export type PlaceFilters = ReturnType<typeof usePlaceFilters>;

/** Queue, status and page, stored in the URL. `after` is repeated, once per page up to the current one. */
export function usePlaceFilters(tab: string) {
  const [address, setAddress] = useSearchParams();
  const queue = address.get('queue') ?? '';
  const status = parkedStatus.options.find((option) => option === address.get('status')) ?? 'parked';
  const trail = address.getAll('after');

  function go(filters: Partial<Filters>) {
    const next = { queue, status, trail: [], ...filters };
    const isAsked = { queue: next.queue !== '', status: next.status !== 'parked' };
    const said = new URLSearchParams({
      tab,
      ...(isAsked.queue && { queue: next.queue }),
      ...(isAsked.status && { status: next.status }),
    });
    next.trail.forEach((id) => {
      said.append('after', id);
    });
    setAddress(said);
  }

  return {
    queue,
    status,
    after: trail.at(-1),
    pageSize,
    firstRow: trail.length * pageSize + 1,
    /** Choosing another queue or status shows its first page. */
    chooseQueue: (chosen: string) => {
      go({ queue: chosen });
    },
    chooseStatus: (chosen: ParkedStatus) => {
      go({ status: chosen });
    },
    showAll: () => {
      go({ queue: '', status: 'parked' });
    },
    previous:
      trail.length > 0
        ? () => {
            go({ trail: trail.slice(0, -1) });
          }
        : undefined,
    nextAfter: (id: string) => {
      go({ trail: [...trail, id] });
    },
  };
}

import { deadLetterStatus } from '@marquee/contracts/dead-letters';
import type { DeadLetterStatus } from '@marquee/contracts/dead-letters';
import { useSearchParams } from '@marquee/web-kit';

const pageSize = 20;

type Filters = { queue: string; status: DeadLetterStatus; cursors: readonly string[] };
export type DeadLetterFilters = ReturnType<typeof useDeadLetterFilters>;

/** Returns queue, status and page, which are stored in the URL. The URL has one parameter `after` per page before the current one. */
export function useDeadLetterFilters(tab: string) {
  const [address, setAddress] = useSearchParams();
  const queue = address.get('queue') ?? '';
  const status = deadLetterStatus.options.find((option) => option === address.get('status')) ?? 'parked';
  const cursors = address.getAll('after');

  function go(filters: Partial<Filters>) {
    const next = { queue, status, cursors: [], ...filters };
    const isSet = { queue: next.queue !== '', status: next.status !== 'parked' };
    const parameters = new URLSearchParams({
      tab,
      ...(isSet.queue && { queue: next.queue }),
      ...(isSet.status && { status: next.status }),
    });
    next.cursors.forEach((id) => {
      parameters.append('after', id);
    });
    setAddress(parameters);
  }

  return {
    queue,
    status,
    after: cursors.at(-1),
    pageSize,
    firstRow: cursors.length * pageSize + 1,
    /** Choosing another queue or status shows its first page. */
    chooseQueue: (chosen: string) => {
      go({ queue: chosen });
    },
    chooseStatus: (chosen: DeadLetterStatus) => {
      go({ status: chosen });
    },
    showAllParked: () => {
      go({ queue: '', status: 'parked' });
    },
    previous:
      cursors.length > 0
        ? () => {
            go({ cursors: cursors.slice(0, -1) });
          }
        : undefined,
    nextAfter: (id: string) => {
      go({ cursors: [...cursors, id] });
    },
  };
}

import { useSearchParams } from '@marquee/web-kit';
import { toLeadStatus } from './lead-statuses.ts';
import type { LeadStatus } from './lead-statuses.ts';

const pageSize = 20;

type Filters = { status: LeadStatus; trail: readonly string[] };
export type LeadFilters = ReturnType<typeof useLeadFilters>;

/** Filter and page live in the address. `after` repeats: the trail of pages, the last one shown. */
export function useLeadFilters() {
  const [address, setAddress] = useSearchParams();
  const status = toLeadStatus(address.get('status'));
  const trail = address.getAll('after');
  const after = trail.at(-1);

  function go(next: Filters) {
    setAddress(toAddress(next));
  }

  return {
    status,
    firstRow: trail.length * pageSize + 1,
    query: {
      limit: String(pageSize),
      ...(status !== '' && { status }),
      ...(after !== undefined && { after }),
    },
    /** A new filter begins at the first page. */
    setStatus: (said: string) => {
      go({ status: toLeadStatus(said), trail: [] });
    },
    previous:
      trail.length > 0
        ? () => {
            go({ status, trail: trail.slice(0, -1) });
          }
        : undefined,
    nextAfter: (id: string) => {
      go({ status, trail: [...trail, id] });
    },
  };
}

function toAddress({ status, trail }: Filters): URLSearchParams {
  const address = new URLSearchParams({ tab: 'leads', ...(status !== '' && { status }) });
  trail.forEach((id) => {
    address.append('after', id);
  });
  return address;
}

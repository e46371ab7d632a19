import { useSearchParams } from '@marquee/web-kit';

const pageSize = 20;

type Filters = { status: string; search: string; trail: readonly string[] };

/** Filters and page live in the address. `after` repeats: the trail of pages, the last one shown. */
export function useQuoteFilters() {
  const [address, setAddress] = useSearchParams();
  const status = address.get('status') ?? '';
  const search = address.get('search') ?? '';
  const trail = address.getAll('after');
  const after = trail.at(-1);

  /** A new filter begins at the first page; typing a search leaves no trace in the history. */
  function change(next: Partial<Filters>) {
    const filters = { status, search, trail: [], ...next };
    setAddress(toAddress(filters), { replace: next.search !== undefined });
  }

  return {
    status,
    search,
    firstRow: trail.length * pageSize + 1,
    query: {
      limit: String(pageSize),
      ...(status && { status }),
      ...(search && { search }),
      ...(after && { after }),
    },
    isFiltered: status !== '' || search !== '',
    change,
    previous:
      trail.length > 0
        ? () => {
            change({ trail: trail.slice(0, -1) });
          }
        : undefined,
    nextAfter: (id: string) => {
      change({ trail: [...trail, id] });
    },
  };
}

function toAddress({ status, search, trail }: Filters): URLSearchParams {
  const address = new URLSearchParams({ tab: 'quotes' });
  if (status) {
    address.set('status', status);
  }
  if (search) {
    address.set('search', search);
  }
  for (const after of trail) {
    address.append('after', after);
  }
  return address;
}

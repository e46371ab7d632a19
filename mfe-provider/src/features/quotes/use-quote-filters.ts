import { quoteStatus } from '@marquee/contracts/quote-statuses';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { useSearchParams } from '@marquee/web-kit';

const pageSize = 20;

/** '' is no filter. */
type StatusFilter = QuoteStatus | '';
type Filters = { status: StatusFilter; search: string; trail: readonly string[] };
export type QuoteFilters = ReturnType<typeof useQuoteFilters>;

/** Filters and page live in the address. `after` repeats: the trail of pages, the last one shown. */
export function useQuoteFilters() {
  const [address, setAddress] = useSearchParams();
  const status = toStatusFilter(address.get('status'));
  const search = address.get('search') ?? '';
  const trail = address.getAll('after');

  /** A new filter begins at the first page. */
  function change(next: Partial<Filters>) {
    setAddress(toAddress({ status, search, trail: [], ...next }));
  }

  return {
    status,
    search,
    firstRow: trail.length * pageSize + 1,
    query: toQuery({ status, search, trail }),
    isFiltered: status !== '' || search !== '',
    setStatus: (next: string) => {
      change({ status: toStatusFilter(next) });
    },
    /** Typing leaves no trace in the history. */
    setSearch: (next: string) => {
      setAddress(toAddress({ status, search: next, trail: [] }), { replace: true });
    },
    showAll: () => {
      change({ status: '', search: '' });
    },
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

function toQuery({ status, search, trail }: Filters) {
  const after = trail.at(-1);
  return {
    limit: String(pageSize),
    ...(status !== '' && { status }),
    ...(search !== '' && { search }),
    ...(after !== undefined && { after }),
  };
}

function toAddress({ status, search, trail }: Filters): URLSearchParams {
  const filters = Object.entries({ tab: 'quotes', status, search }).filter(([, value]) => value !== '');
  return new URLSearchParams([...filters, ...trail.map((id) => ['after', id])]);
}

/** What an address or a list says; anything that is no status filters nothing. */
function toStatusFilter(said: string | null): StatusFilter {
  return quoteStatus.safeParse(said).data ?? '';
}

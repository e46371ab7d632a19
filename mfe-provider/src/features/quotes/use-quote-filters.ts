import { quoteStatus } from '@marquee/contracts/quote-statuses';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { useSearchParams } from '@marquee/web-kit';
import { useCursorPagination } from '../../paging/use-cursor-pagination.ts';

/** An empty string means no filter. */
type StatusFilter = QuoteStatus | '';
type Filters = { status: StatusFilter; search: string };
export type QuoteFilters = ReturnType<typeof useQuoteFilters>;

/** The filters in the address, and functions that change them. */
export function useQuoteFilters() {
  const [searchParams] = useSearchParams();
  const filters: Filters = {
    status: toStatusFilter(searchParams.get('status')),
    search: searchParams.get('search') ?? '',
  };
  const { status, search } = filters;
  const { page, filterBy } = useCursorPagination('quotes', filters);

  return {
    status,
    search,
    page,
    query: { ...page.query, ...(status !== '' && { status }), ...(search !== '' && { search }) },
    isFiltered: status !== '' || search !== '',
    setStatus: (next: string) => {
      filterBy({ status: toStatusFilter(next) });
    },
    /** Replaces the history entry, so that typing does not fill the browser's history. */
    setSearch: (next: string) => {
      filterBy({ search: next }, { replace: true });
    },
    showAll: () => {
      filterBy({ status: '', search: '' });
    },
  };
}

/** Returns the value of the address or of the filter if it is a status; an empty string otherwise. */
function toStatusFilter(value: string | null): StatusFilter {
  return quoteStatus.safeParse(value).data ?? '';
}

import { useSearchParams } from '@marquee/web-kit';
import { useCursorPagination } from '../../paging/use-cursor-pagination.ts';
import { toLeadStatus } from './lead-statuses.ts';

export type LeadFilters = ReturnType<typeof useLeadFilters>;

/** The filters in the address, and functions that change them. */
export function useLeadFilters() {
  const [searchParams] = useSearchParams();
  const status = toLeadStatus(searchParams.get('status'));
  const { page, filterBy } = useCursorPagination('leads', { status });

  return {
    status,
    page,
    query: { ...page.query, ...(status !== '' && { status }) },
    setStatus: (value: string) => {
      filterBy({ status: toLeadStatus(value) });
    },
  };
}

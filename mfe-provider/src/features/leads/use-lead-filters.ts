import { useSearchParams } from '@marquee/web-kit';
import { usePageTrail } from '../../paging/use-page-trail.ts';
import { toLeadStatus } from './lead-statuses.ts';

export type LeadFilters = ReturnType<typeof useLeadFilters>;

/** The filters in the address, and functions that change them. */
export function useLeadFilters() {
  const [address] = useSearchParams();
  const status = toLeadStatus(address.get('status'));
  const { page, filterBy } = usePageTrail('leads', { status });

  return {
    status,
    page,
    query: { ...page.query, ...(status !== '' && { status }) },
    setStatus: (said: string) => {
      filterBy({ status: toLeadStatus(said) });
    },
  };
}

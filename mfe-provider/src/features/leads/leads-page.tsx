import type { EventView } from '@marquee/contracts/events';
import { Pager } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import type { ListPage } from '@marquee/web-kit';
import { LeadsTable } from './leads-table.tsx';
import { NoLeadsMatch } from './no-leads-match.tsx';
import type { LeadFilters } from './use-lead-filters.ts';

type LeadsPageProps = {
  leads: {
    data?: ListPage<EventView[]> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  filters: LeadFilters;
};

/** The page the filter asks for; while the next one is on its way, the one before stays. */
export function LeadsPage({ leads: { data, error, isFetching, refetch }, filters }: LeadsPageProps) {
  if (!data || (error !== undefined && !isFetching)) {
    return (
      <CallFailure title="The events could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.rows.length === 0) {
    return <NoLeadsMatch filters={filters} />;
  }
  const { next, rows, total } = data;
  return (
    <>
      <LeadsTable leads={rows} />
      <Pager
        text={`${filters.firstRow} to ${filters.firstRow + rows.length - 1} of ${total}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        onPrevious={filters.previous}
        onNext={
          next === null
            ? undefined
            : () => {
                filters.nextAfter(next);
              }
        }
      />
    </>
  );
}

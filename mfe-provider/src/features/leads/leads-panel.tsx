import { EmptyState, FilterSelect, Small, Toolbar } from '@marquee/ui';
import { PagedTable } from '@marquee/web-kit';
import { leadStatuses } from './lead-statuses.ts';
import { useProviderListLeadsQuery } from './leads-api.ts';
import { LeadsTable } from './leads-table.tsx';
import { NoLeadsMatch } from './no-leads-match.tsx';
import { useLeadFilters } from './use-lead-filters.ts';

export function LeadsPanel() {
  const filters = useLeadFilters();
  // Fetched again on every visit, because clients send events, accept quotes and cancel events in their own browsers.
  const leads = useProviderListLeadsQuery({ query: filters.query }, { refetchOnMountOrArgChange: true });
  const total = leads.data?.total;

  return (
    <>
      <Toolbar>
        <FilterSelect
          label="Status"
          options={leadStatuses}
          value={filters.status}
          onChange={(event) => {
            filters.setStatus(event.target.value);
          }}
        />
        <Small role="status">{total !== undefined && (total === 1 ? '1 event' : `${total} events`)}</Small>
      </Toolbar>
      <PagedTable
        list={leads}
        page={filters.page}
        loadingLabel="Loading leads"
        rowName="event"
        failureTitle="The events could not be loaded"
        nothingFound={
          total === 0 && filters.status === '' ? (
            <EmptyState title="No Events Yet">
              When a client sends you an event, it appears here as a new inquiry.
            </EmptyState>
          ) : (
            <NoLeadsMatch filters={filters} />
          )
        }
      >
        {(rows) => <LeadsTable leads={rows} />}
      </PagedTable>
    </>
  );
}

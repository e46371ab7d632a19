import { EmptyState, StepperLegend, SectionHeader, Skeleton } from '@marquee/ui';
import { CallFailure, LeftOutNotice, ShowMore } from '@marquee/web-kit';
import { legend } from './workflow-steps.tsx';
import { useProviderGetWorkflowInfiniteQuery } from './workflow-api.ts';
import { WorkflowTable } from './workflow-table.tsx';

/** Renders legend and stages even while there are no rows, because they explain the table. */
export function WorkflowPanel() {
  const { data, error, isLoading, refetch, ...paging } = useProviderGetWorkflowInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const rows = data?.pages.flatMap((page) => page.rows);

  return (
    <>
      <SectionHeader title="Workflow" action={<StepperLegend entries={legend} />} />
      <WorkflowTable rows={rows ?? []}>
        {isLoading && <Skeleton label="Loading the workflow" rows={5} />}
        {!rows && !isLoading && (
          <CallFailure
            title="The workflow could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {rows?.length === 0 && (
          <EmptyState title="No bookings in progress">
            Your requests and quotes appear here with their stages.
          </EmptyState>
        )}
        <LeftOutNotice pages={data?.pages ?? []} />
        <ShowMore paging={paging} />
      </WorkflowTable>
    </>
  );
}

import { LightsLegend, SectionHeader, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { legend } from './stage-lights.tsx';
import { useProviderGetWorkflowInfiniteQuery } from './workflow-api.ts';
import { WorkflowTable } from './workflow-table.tsx';

/** The legend stands there whatever becomes of the rows: it explains them. */
export function WorkflowPanel() {
  const { data, error, isLoading, refetch, ...paging } = useProviderGetWorkflowInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );

  return (
    <>
      <SectionHeader title="Workflow" action={<LightsLegend entries={legend} />} />
      {isLoading && <Skeleton label="Loading the workflow" rows={5} />}
      {!data && !isLoading && (
        <CallFailure title="The workflow could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && <WorkflowTable rows={data.pages.flatMap((page) => page.rows)} paging={paging} />}
    </>
  );
}

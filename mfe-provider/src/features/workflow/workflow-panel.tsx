import type { WorkflowRow } from '@marquee/contracts/workflow';
import { Button, EmptyState, LightsLegend, PipelineTable, SectionHeader, Skeleton, theme } from '@marquee/ui';
import { CallFailure, formatShortDate } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { legend, lightsOf, stages } from './stage-lights.tsx';
import { useProviderGetWorkflowInfiniteQuery } from './workflow-api.ts';

export function WorkflowPanel() {
  const { data, error, isLoading, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useProviderGetWorkflowInfiniteQuery({}, { refetchOnMountOrArgChange: true });

  if (isLoading) {
    return <Skeleton label="Loading the workflow" rows={5} />;
  }
  if (!data) {
    return (
      <CallFailure title="The workflow could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) {
    return (
      <EmptyState title="Nothing on the way yet">
        A request or a quote of yours shows its stages here.
      </EmptyState>
    );
  }
  return (
    <>
      <SectionHeader title="Workflow" action={<LightsLegend entries={legend} />} />
      <PipelineTable
        label="Workflow"
        eventHeading="Event"
        stages={stages}
        rows={rows.map((row) => ({
          id: row.id,
          name: row.eventName,
          date: dateOf(row),
          lights: lightsOf(row),
        }))}
      />
      {hasNextPage && (
        <More
          variant="outline"
          pending={isFetchingNextPage}
          pendingText="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show more
        </More>
      )}
    </>
  );
}

function dateOf({ eventDate, isCancelled }: WorkflowRow): string {
  const date = eventDate === '' ? 'Date TBD' : formatShortDate(eventDate);
  return isCancelled ? `${date} · Cancelled` : date;
}

const More = styled(Button)`
  margin-top: ${theme.space[4]};
`;

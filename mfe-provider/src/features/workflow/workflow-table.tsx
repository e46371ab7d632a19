import type { WorkflowRow } from '@marquee/contracts/workflow';
import { TableEmptyState, NameLink, PipelineTable } from '@marquee/ui';
import { formatDate, Link } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { getWorkflowSteps, stages } from './workflow-steps.tsx';

/** `children` render below the rows, or below the stages if there is no row. */
type WorkflowTableProps = { rows: readonly WorkflowRow[]; children: ReactNode };

export function WorkflowTable({ rows, children }: WorkflowTableProps) {
  return (
    <>
      <PipelineTable
        label="Workflow"
        eventHeading="Event"
        stages={stages}
        rows={rows.map((row) => ({
          id: row.id,
          name: row.eventName,
          link: (
            <NameLink as={Link} to={getPath(row)}>
              {row.eventName}
            </NameLink>
          ),
          date: getDateText(row),
          steps: getWorkflowSteps(row),
        }))}
      />
      <TableEmptyState>{children}</TableEmptyState>
    </>
  );
}

/** Returns the path of the quote's editor, or of the request if there is no quote yet. Every row has a quote or a request. */
function getPath({ quoteId, eventId }: WorkflowRow): string {
  return quoteId === null ? `/provider?tab=requests&request=${eventId ?? ''}` : `/provider/quotes/${quoteId}`;
}

function getDateText({ eventDate, isCancelled }: WorkflowRow): string {
  const date = eventDate === '' ? 'Date TBD' : formatDate(eventDate);
  return isCancelled ? `${date} · Cancelled` : date;
}

import type { WorkflowRow } from '@marquee/contracts/workflow';
import { BelowHeads, EmptyState, NameLink, PipelineTable, theme } from '@marquee/ui';
import { formatShortDate, Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { ShowMore } from '../../paging/show-more.tsx';
import type { Paging } from '../../paging/show-more.tsx';
import { lightsOf, stages } from './stage-lights.tsx';

type WorkflowTableProps = { rows: readonly WorkflowRow[]; paging: Paging };

export function WorkflowTable({ rows, paging }: WorkflowTableProps) {
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
            <NameLink as={Link} to={addressOf(row)}>
              {row.eventName}
            </NameLink>
          ),
          date: dateOf(row),
          lights: lightsOf(row),
        }))}
      />
      {rows.length === 0 && (
        <BelowHeads>
          <EmptyState title="Nothing on the way yet">
            A request or a quote of yours shows its stages here.
          </EmptyState>
        </BelowHeads>
      )}
      <More paging={paging} />
    </>
  );
}

/** The editor of the row's quote, or the request where there is no quote yet. */
function addressOf({ quoteId, id }: WorkflowRow): string {
  return quoteId === null ? `/provider?tab=requests&request=${id}` : `/provider/quotes/${quoteId}`;
}

function dateOf({ eventDate, isCancelled }: WorkflowRow): string {
  const date = eventDate === '' ? 'Date TBD' : formatShortDate(eventDate);
  return isCancelled ? `${date} · Cancelled` : date;
}

const More = styled(ShowMore)`
  margin-top: ${theme.space[4]};
`;

import type { EventView } from '@marquee/contracts/events';
import { Table } from '@marquee/ui';
import { useState } from 'react';
import { EventActionDialog } from '../../event-actions/event-action-dialog.tsx';
import type { OpenAction } from '../../event-actions/event-action-dialog.tsx';
import { LeadRow } from './lead-row.tsx';

type LeadsTableProps = { leads: readonly EventView[] };

export function LeadsTable({ leads }: LeadsTableProps) {
  const [open, setOpen] = useState<OpenAction | null>(null);

  return (
    <>
      <Table label="Event Leads">
        <thead>
          <tr>
            <th scope="col">Client</th>
            <th scope="col">Event</th>
            <th scope="col">Date</th>
            <th scope="col" data-align="end">
              Value
            </th>
            <th scope="col">Status</th>
            <th scope="col" data-align="end">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((event) => (
            <LeadRow
              key={event.id}
              event={event}
              onAction={(action) => {
                setOpen({ action, event });
              }}
            />
          ))}
        </tbody>
      </Table>
      <EventActionDialog
        open={open}
        onClose={() => {
          setOpen(null);
        }}
      />
    </>
  );
}

import { EventStatusBadge, Table } from '@marquee/ui';
import type { StatusBar } from './status-bars.ts';

type StatusesTableProps = { statuses: readonly StatusBar[] };

export function StatusesTable({ statuses }: StatusesTableProps) {
  return (
    <Table label="Leads by status">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col" data-align="end">
            Events
          </th>
        </tr>
      </thead>
      <tbody>
        {statuses.map(({ status, label, events }) => (
          <tr key={status}>
            <td data-place="title">
              <EventStatusBadge status={status}>{label}</EventStatusBadge>
            </td>
            <td data-place="amount" data-align="end">
              <strong>{events}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import { Table } from '@marquee/ui';
import type { RevenueBar } from './revenue-bars.ts';

type RevenueTableProps = { revenue: readonly RevenueBar[] };

export function RevenueTable({ revenue }: RevenueTableProps) {
  return (
    <Table label="Monthly Revenue">
      <thead>
        <tr>
          <th scope="col">Month, {revenue[0]?.year}</th>
          <th scope="col">Booked and completed</th>
          <th scope="col" data-align="end">
            Revenue
          </th>
        </tr>
      </thead>
      <tbody>
        {revenue.map(({ month, events, valueText }) => (
          <tr key={month}>
            <td data-place="title">{month}</td>
            <td data-place="end">{events === 1 ? '1 event' : `${events} events`}</td>
            <td data-place="amount" data-align="end">
              <strong>{valueText}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import { Money, Table } from '@marquee/ui';
import { getMonthLabel } from './month-bar.ts';

type PaymentsTableProps = { summary: PaymentSummary };

export function PaymentsTable({ summary: { year, months, thisMonth, total } }: PaymentsTableProps) {
  const rows = [
    ...months.map((flow) => ({ ...flow, label: getMonthLabel(flow.month, flow.month === thisMonth.month) })),
    { ...total, label: `All of ${year}` },
  ];

  return (
    <Table label="Money received">
      <thead>
        <tr>
          <th scope="col">Month, {year}</th>
          <th scope="col" data-align="end">
            Paid
          </th>
          <th scope="col" data-align="end">
            Refunded
          </th>
          <th scope="col" data-align="end">
            Received
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, paid, refunded, received }) => (
          <tr key={label}>
            <td data-place="title">{label}</td>
            <td data-label="Paid" data-align="end">
              <Money amount={paid} />
            </td>
            <td data-label="Refunded" data-align="end">
              <Money amount={refunded} />
            </td>
            <td data-place="amount" data-align="end">
              <strong>
                <Money amount={received} />
              </strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

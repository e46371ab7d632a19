import type { ClientInvoice } from '@marquee/contracts/invoices';
import { Table } from '@marquee/ui';
import { InvoiceRow } from './invoice-row.tsx';

type InvoicesTableProps = { invoices: readonly ClientInvoice[] };

export function InvoicesTable({ invoices }: InvoicesTableProps) {
  return (
    <Table label="Invoices">
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Status</th>
          <th scope="col">Due</th>
          <th scope="col" data-align="end">
            Amount
          </th>
          <th scope="col" aria-label="Actions" />
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </Table>
  );
}

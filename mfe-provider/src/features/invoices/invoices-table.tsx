import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { Table } from '@marquee/ui';
import { InvoiceRow } from './invoice-row.tsx';

type InvoicesTableProps = { invoices: readonly ProviderInvoice[] };

export function InvoicesTable({ invoices }: InvoicesTableProps) {
  return (
    <Table label="Invoices">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Invoice</th>
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

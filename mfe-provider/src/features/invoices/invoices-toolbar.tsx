import { invoiceStatus } from '@marquee/contracts/invoices';
import { FilterSelect, Small, Toolbar } from '@marquee/ui';
import { standingWords } from './invoice-words.ts';
import type { InvoiceFilters } from './use-invoice-filters.ts';

const statuses = [
  { value: '', label: 'All Statuses' },
  ...invoiceStatus.options.map((value) => ({ value, label: standingWords[value] })),
];

type InvoicesToolbarProps = { filters: InvoiceFilters; total: number | undefined };

export function InvoicesToolbar({ filters: { status, setStatus }, total }: InvoicesToolbarProps) {
  return (
    <Toolbar>
      <FilterSelect
        label="Status"
        options={statuses}
        value={status}
        onChange={(event) => {
          setStatus(event.target.value);
        }}
      />
      <Small role="status">{total !== undefined && (total === 1 ? '1 invoice' : `${total} invoices`)}</Small>
    </Toolbar>
  );
}

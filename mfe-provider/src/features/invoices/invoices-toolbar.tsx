import { invoiceStatus } from '@marquee/contracts/invoices';
import { FilterSelect, Small, Toolbar } from '@marquee/ui';
import { invoiceStatusLabels } from './invoice-labels.ts';
import type { InvoiceFilters } from './use-invoice-filters.ts';

const statuses = [
  { value: '', label: 'All Statuses' },
  ...invoiceStatus.options.flatMap((value) => {
    const option = { value, label: invoiceStatusLabels[value] };
    // A sent invoice whose due date has passed shows 'Overdue' in its row, so the filter offers this label as well.
    return value === 'sent' ? [option, { value: 'overdue', label: invoiceStatusLabels.overdue }] : option;
  }),
];

type InvoicesToolbarProps = { filters: InvoiceFilters; total: number | undefined };

export function InvoicesToolbar({
  filters: { status, age, setStatus, setAge },
  total,
}: InvoicesToolbarProps) {
  return (
    <Toolbar>
      <FilterSelect
        label="Status"
        options={statuses}
        value={age === 'overdue' ? age : status}
        onChange={({ target: { value } }) => {
          if (value === 'overdue') {
            setAge(value);
          } else {
            setStatus(value);
          }
        }}
      />
      <Small role="status">{total !== undefined && (total === 1 ? '1 invoice' : `${total} invoices`)}</Small>
    </Toolbar>
  );
}

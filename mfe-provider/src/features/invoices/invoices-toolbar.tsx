import { invoiceStatus } from '@marquee/contracts/invoices';
import { FilterSelect, Small, Toolbar } from '@marquee/ui';
import { standingWords } from './invoice-words.ts';
import type { InvoiceFilters } from './use-invoice-filters.ts';

const statuses = [
  { value: '', label: 'All Statuses' },
  ...invoiceStatus.options.flatMap((value) => {
    const option = { value, label: standingWords[value] };
    // A sent invoice that is past due reads 'Overdue' in its row, so it is looked for by that word.
    return value === 'sent' ? [option, { value: 'overdue', label: standingWords.overdue }] : option;
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

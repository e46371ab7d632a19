import { quoteStatus, quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import { FilterSelect, Small, Toolbar } from '@marquee/ui';
import { DebouncedSearch } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import type { QuoteFilters } from './use-quote-filters.ts';

const statuses = [
  { value: '', label: 'All Statuses' },
  ...quoteStatus.options.map((value) => ({ value, label: quoteStatusLabels[value] })),
];

type QuotesToolbarProps = { filters: QuoteFilters; total: number | undefined; action: ReactNode };

export function QuotesToolbar({ filters, total, action }: QuotesToolbarProps) {
  const { status, search, setStatus, setSearch } = filters;

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
      <DebouncedSearch label="Search quotes" search={search} onSearch={setSearch} />
      <Small role="status">{total !== undefined && (total === 1 ? '1 quote' : `${total} quotes`)}</Small>
      {action}
    </Toolbar>
  );
}

import { quoteStatus, quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import { FilterSelect, SearchField, Small, Toolbar } from '@marquee/ui';
import type { ReactNode } from 'react';
import type { useQuoteFilters } from './use-quote-filters.ts';

const statuses = [
  { value: '', label: 'All Statuses' },
  ...quoteStatus.options.map((value) => ({ value, label: quoteStatusLabels[value] })),
];

type QuotesToolbarProps = { filters: ReturnType<typeof useQuoteFilters>; total: number; action: ReactNode };

export function QuotesToolbar({ filters: { status, search, change }, total, action }: QuotesToolbarProps) {
  return (
    <Toolbar>
      <FilterSelect
        label="Status"
        options={statuses}
        value={status}
        onChange={(event) => {
          change({ status: event.target.value });
        }}
      />
      <SearchField
        label="Search quotes"
        defaultValue={search}
        onChange={(event) => {
          change({ search: event.target.value });
        }}
      />
      <Small role="status">{total === 1 ? '1 quote' : `${total} quotes`}</Small>
      {action}
    </Toolbar>
  );
}

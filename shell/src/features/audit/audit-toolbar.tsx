import { auditAction } from '@marquee/contracts/audit';
import { FilterSelect, IconButton, Toolbar } from '@marquee/ui';
import { DebouncedSearch } from '@marquee/web-kit';
import { actionLabels } from './action-labels.ts';
import { DayFilter } from './day-filter.tsx';
import type { useAuditFilters } from './use-audit-filters.ts';

const actionOptions = [
  { value: '', label: 'All events' },
  ...auditAction.options.map((value) => ({ value, label: actionLabels[value] })),
];

type AuditToolbarProps = { chosen: ReturnType<typeof useAuditFilters>; onRefresh: () => void };

export function AuditToolbar({ chosen: { filters, filterBy }, onRefresh }: AuditToolbarProps) {
  const setFilter = (name: 'act' | 'actor' | 'subject' | 'from' | 'to') => (value: string) => {
    filterBy({ [name]: value });
  };

  return (
    <Toolbar>
      <FilterSelect
        label="Event"
        options={actionOptions}
        value={filters.act}
        onChange={({ target }) => {
          setFilter('act')(target.value);
        }}
      />
      <DebouncedSearch label="Actor (id)" search={filters.actor} onSearch={setFilter('actor')} />
      <DebouncedSearch label="Subject (id)" search={filters.subject} onSearch={setFilter('subject')} />
      <DayFilter label="From" day={filters.from} onChoose={setFilter('from')} />
      <DayFilter label="To" day={filters.to} onChoose={setFilter('to')} />
      <IconButton icon="refresh-cw" label="Refresh" onClick={onRefresh} />
    </Toolbar>
  );
}

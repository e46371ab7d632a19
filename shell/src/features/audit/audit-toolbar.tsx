import { auditAct } from '@marquee/contracts/audit';
import { FilterSelect, IconButton, Toolbar } from '@marquee/ui';
import { PausedSearch } from '@marquee/web-kit';
import { actWords } from './act-words.ts';
import { DayFilter } from './day-filter.tsx';
import type { useAuditFilters } from './use-audit-filters.ts';

const acts = [
  { value: '', label: 'All events' },
  ...auditAct.options.map((value) => ({ value, label: actWords[value] })),
];

type AuditToolbarProps = { chosen: ReturnType<typeof useAuditFilters>; onReadAgain: () => void };

export function AuditToolbar({ chosen: { filters, filterBy }, onReadAgain }: AuditToolbarProps) {
  const by = (name: 'act' | 'actor' | 'subject' | 'from' | 'to') => (value: string) => {
    filterBy({ [name]: value });
  };

  return (
    <Toolbar>
      <FilterSelect
        label="Event"
        options={acts}
        value={filters.act}
        onChange={({ target }) => {
          by('act')(target.value);
        }}
      />
      <PausedSearch label="Actor (id)" search={filters.actor} onSearch={by('actor')} />
      <PausedSearch label="Subject (id)" search={filters.subject} onSearch={by('subject')} />
      <DayFilter label="From" day={filters.from} onChoose={by('from')} />
      <DayFilter label="To" day={filters.to} onChoose={by('to')} />
      <IconButton icon="refresh-cw" label="Refresh" onClick={onReadAgain} />
    </Toolbar>
  );
}

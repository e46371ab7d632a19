import { deadLetterStatus } from '@marquee/contracts/dead-letters';
import { FilterSelect } from '@marquee/ui';
import type { ServiceTab } from './service-tabs.ts';
import type { DeadLetterFilters } from './use-dead-letter-filters.ts';
import { statusLabels } from './status-labels.ts';

type StatusFilterProps = { tab: ServiceTab; filters: DeadLetterFilters };

/** Filters by status. For unrouted messages `redriven` is missing, because nothing is stored about a redriven unrouted message. */
export function StatusFilter({ tab: { isUnrouted }, filters }: StatusFilterProps) {
  const statuses = deadLetterStatus.options.filter((status) => !isUnrouted || status !== 'redriven');

  return (
    <FilterSelect
      label="Status"
      options={statuses.map((value) => ({ value, label: statusLabels[value].label }))}
      value={filters.status}
      onChange={({ target: { value } }) => {
        filters.chooseStatus(statuses.find((status) => status === value) ?? 'parked');
      }}
    />
  );
}

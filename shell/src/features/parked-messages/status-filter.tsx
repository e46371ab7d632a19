import { parkedStatus } from '@marquee/contracts/parked-messages';
import { FilterSelect } from '@marquee/ui';
import type { Place } from './places.ts';
import type { PlaceFilters } from './use-place-filters.ts';
import { statusWords } from './status-words.ts';

type StatusFilterProps = { place: Place; filters: PlaceFilters };

/** Filter by status. Unrouted messages have no status `redriven`, because nothing is stored about a redriven one. */
export function StatusFilter({ place: { isUnrouted }, filters }: StatusFilterProps) {
  const statuses = parkedStatus.options.filter((status) => !isUnrouted || status !== 'redriven');

  return (
    <FilterSelect
      label="Status"
      options={statuses.map((value) => ({ value, label: statusWords[value].label }))}
      value={filters.status}
      onChange={({ target: { value } }) => {
        filters.chooseStatus(statuses.find((status) => status === value) ?? 'parked');
      }}
    />
  );
}

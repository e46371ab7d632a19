import { FilterSelect, Toolbar } from '@marquee/ui';
import { DebouncedSearch } from '@marquee/web-kit';
import { roleFilters } from './use-user-filters.ts';
import type { useUserFilters } from './use-user-filters.ts';
import { roleLabels } from './user-labels.ts';

const roles = [
  { value: '', label: 'All roles' },
  ...roleFilters.map((value) => ({ value, label: roleLabels[value] })),
];
const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

type UsersToolbarProps = { filters: ReturnType<typeof useUserFilters> };

export function UsersToolbar({ filters: { search, role, status, filterBy } }: UsersToolbarProps) {
  return (
    <Toolbar>
      <DebouncedSearch
        label="Search users"
        search={search}
        onSearch={(text) => {
          filterBy({ search: text });
        }}
      />
      <FilterSelect
        label="Role"
        options={roles}
        value={role ?? ''}
        onChange={({ target }) => {
          filterBy({ role: target.value });
        }}
      />
      <FilterSelect
        label="Status"
        options={statuses}
        value={status ?? ''}
        onChange={({ target }) => {
          filterBy({ status: target.value });
        }}
      />
    </Toolbar>
  );
}

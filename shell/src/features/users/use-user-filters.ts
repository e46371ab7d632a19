import { role } from '@marquee/contracts/accounts';
import { userStatus } from '@marquee/contracts/users';
import { usePageTrail } from '../../lists/use-page-trail.ts';

type UserFilters = { search: string; role: string; status: string };

export const roleFilters = [...role.options, 'none'] as const;

/** Filters from the URL; an unknown role or status is ignored. */
export function useUserFilters() {
  const { filters, ...trail } = usePageTrail<UserFilters>(['search', 'role', 'status']);
  const chosenRole = roleFilters.find((known) => known === filters.role);
  const status = userStatus.options.find((known) => known === filters.status);

  return {
    ...trail,
    search: filters.search,
    role: chosenRole,
    status,
    query: {
      ...trail.page.query,
      ...(filters.search !== '' && { search: filters.search }),
      ...(chosenRole !== undefined && { role: chosenRole }),
      ...(status !== undefined && { status }),
    },
  };
}

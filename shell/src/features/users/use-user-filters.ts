import { role } from '@marquee/contracts/accounts';
import { userStatus } from '@marquee/contracts/users';
import { useCursorPagination } from '../../lists/use-cursor-pagination.ts';

type UserFilters = { search: string; role: string; status: string };

export const roleFilters = [...role.options, 'none'] as const;

/** Filters from the URL; an unknown role or status is ignored. */
export function useUserFilters() {
  const { filters, ...pagination } = useCursorPagination<UserFilters>(['search', 'role', 'status']);
  const chosenRole = roleFilters.find((option) => option === filters.role);
  const status = userStatus.options.find((option) => option === filters.status);

  return {
    ...pagination,
    search: filters.search,
    role: chosenRole,
    status,
    query: {
      ...pagination.page.query,
      ...(filters.search !== '' && { search: filters.search }),
      ...(chosenRole !== undefined && { role: chosenRole }),
      ...(status !== undefined && { status }),
    },
  };
}

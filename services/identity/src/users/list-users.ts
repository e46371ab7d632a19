import type * as api from '@marquee/contracts/admin-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { IdentityDeps } from '../identity-deps.ts';
import { userFilter } from './user-filter.ts';
import { toUserRow } from './user-views.ts';

export function listUsers({ accounts }: IdentityDeps): Handler<typeof api.listUsers> {
  return async ({ query: { search, role, status, ...page } }) => {
    const filter = userFilter({ search, role, status });
    return mapPage(await accounts.page({ filter, sortBy: 'createdAt', page }), toUserRow);
  };
}

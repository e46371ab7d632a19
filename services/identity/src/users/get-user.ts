import type * as api from '@marquee/contracts/admin-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { requireNotErased } from '../accounts/change-account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { showUser } from './show-user.ts';

export function getUser(deps: IdentityDeps): Handler<typeof api.getUser> {
  return async ({ params }) => {
    const account = await deps.accounts.get(params.id);
    requireNotErased(account);
    return showUser(deps, account);
  };
}

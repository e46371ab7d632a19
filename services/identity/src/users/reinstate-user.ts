import type * as api from '@marquee/contracts/admin-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toAccountMessages } from '../accounts/views/account-views.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { showUser } from './show-user.ts';
import { reinstate } from './suspension-rules.ts';

export function reinstateUser(deps: IdentityDeps): Handler<typeof api.reinstateUser> {
  return async ({ params }, _actor, context) => {
    const reinstated = await changeAccount(deps, {
      accountId: params.id,
      cause: context,
      decide: reinstate,
      messages: toAccountMessages,
    });
    return showUser(deps, reinstated);
  };
}

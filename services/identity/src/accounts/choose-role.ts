import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { chooseRole as decideRole } from './domain/account-decisions.ts';
import { toCurrentUser, toAccountMessages } from './views/account-views.ts';
import { changeAccount } from './change-account.ts';

export function chooseRole(deps: IdentityDeps): Handler<typeof api.chooseRole> {
  return async ({ body }, actor, cause) =>
    toCurrentUser(
      await changeAccount(deps, {
        accountId: actor.id,
        cause,
        decide: (account) => decideRole(account, body),
        messages: toAccountMessages,
      }),
    );
}

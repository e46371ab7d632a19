import type * as api from '@marquee/contracts/profile-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeClientProfile, requireClient } from '../accounts/domain/account-decisions.ts';
import { toClientProfile, toAccountMessages } from '../accounts/views/account-views.ts';
import type { Account } from '../accounts/domain/account.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function updateClientProfile(deps: IdentityDeps): Handler<typeof api.updateClientProfile> {
  const show = (account: Account) => toClientProfile(requireClient(account));
  return async ({ body: { revision, ...changes } }, actor, cause) => {
    const changed = await changeAccount(deps, {
      accountId: actor.clientId,
      cause,
      decide: (account) => changeClientProfile(account, changes),
      basis: { revision, show },
      messages: toAccountMessages,
    });
    return show(changed);
  };
}

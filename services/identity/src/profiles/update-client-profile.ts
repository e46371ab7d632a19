import type * as api from '@marquee/contracts/profile-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeClientProfile, requireClient } from '../accounts/account-decisions.ts';
import { toClientProfile, toldAs } from '../accounts/account-views.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function updateClientProfile(deps: IdentityDeps): Handler<typeof api.updateClientProfile> {
  return async ({ body }, actor, cause) => {
    const changed = await changeAccount(deps, {
      accountId: actor.clientId,
      cause,
      decide: (account) => changeClientProfile(account, body),
      messages: toldAs,
    });
    return toClientProfile(requireClient(changed));
  };
}

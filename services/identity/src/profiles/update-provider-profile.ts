import type * as api from '@marquee/contracts/profile-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeProviderProfile, requireProvider } from '../accounts/domain/account-decisions.ts';
import { toProviderProfile, toAccountMessages } from '../accounts/views/account-views.ts';
import type { Account } from '../accounts/domain/account.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function updateProviderProfile(deps: IdentityDeps): Handler<typeof api.updateProviderProfile> {
  const show = (account: Account) => toProviderProfile(requireProvider(account));
  return async ({ body: { revision, ...changes } }, actor, cause) => {
    const changed = await changeAccount(deps, {
      accountId: actor.providerId,
      cause,
      decide: (account) => changeProviderProfile(account, changes),
      basis: { revision, show },
      messages: toAccountMessages,
    });
    return show(changed);
  };
}

import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { changeSettings } from './domain/account-decisions.ts';
import { changeAccount } from './change-account.ts';

export function updateSettings(deps: IdentityDeps): Handler<typeof api.updateSettings> {
  return async ({ body }, actor, cause) => {
    const { settings } = await changeAccount(deps, {
      accountId: actor.id,
      cause,
      decide: (account) => changeSettings(account, body),
    });
    return settings;
  };
}

import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import * as decisions from './account-decisions.ts';
import { toldAs } from './account-views.ts';
import { changeAccount } from './change-account.ts';

export function verifyEmail(deps: IdentityDeps): Handler<typeof api.verifyEmail> {
  return async ({ body }, _actor, context) => {
    const tokenHash = deps.linkTokens.hashOf(body.token);
    const owner = await deps.accounts.findByLink(tokenHash);
    if (owner === null) {
      throw decisions.linkInvalid();
    }
    await changeAccount(deps, {
      accountId: owner.id,
      cause: { ...context, actor: owner.id },
      decide: (account, at) => decisions.verifyEmail(account, { tokenHash, at }),
      messages: toldAs,
    });
    return undefined;
  };
}

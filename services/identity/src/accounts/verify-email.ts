import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import * as decisions from './account-decisions.ts';
import { toldAs } from './account-views.ts';
import { changeAccount } from './change-account.ts';

/** An old link of an account that is confirmed is harmless. Only in a session of the account: who has the mailbox and who knows the password must be one and the same. */
export function verifyEmail(deps: IdentityDeps): Handler<typeof api.verifyEmail> {
  return async ({ body }, actor, context) => {
    const tokenHash = deps.linkTokens.hashOf(body.token);
    const owner = await deps.accounts.findByLink(tokenHash);
    if (owner === null) {
      throw decisions.linkInvalid();
    }
    if (owner.id === actor.id && owner.emailVerified) {
      return undefined;
    }
    decisions.requireVerifyLink(owner, { tokenHash, at: deps.now() });
    if (owner.id !== actor.id) {
      throw decisions.linkOfAnother();
    }
    await changeAccount(deps, {
      accountId: actor.id,
      cause: context,
      decide: (account, at) => decisions.verifyEmail(account, { tokenHash, at }),
      messages: toldAs,
    });
    return undefined;
  };
}

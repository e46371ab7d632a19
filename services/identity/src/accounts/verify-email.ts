import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import * as decisions from './domain/account-decisions.ts';
import { toAccountMessages } from './views/account-views.ts';
import { changeAccount } from './change-account.ts';

/**
 * Requires a session of the account, so that only the person who knows the password can confirm the address. For a confirmed account, an
 * old link changes nothing.
 */
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
      messages: toAccountMessages,
    });
    return undefined;
  };
}

import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { linkInvalid, requireResetLink } from './domain/account-decisions.ts';
import { emailPasswordChanged } from './account-emails.ts';
import { changeAccount } from './change-account.ts';

/** Sets a new password, even while the account is locked after failed sign-ins. Ends the lockout and every session. */
export function resetPassword(deps: IdentityDeps): Handler<typeof api.resetPassword> {
  return async ({ body }, _actor, context) => {
    const tokenHash = deps.linkTokens.hashOf(body.token);
    const owner = await deps.accounts.findByLink(tokenHash);
    if (owner === null) {
      throw linkInvalid();
    }
    requireResetLink(owner, { tokenHash, at: deps.now() });
    refuseCommonPassword(body.password, 'password');
    const passwordHash = await deps.passwords.hash(body.password);
    await changeAccount(deps, {
      accountId: owner.id,
      cause: { ...context, actor: owner.id },
      decide: (account, at) => {
        requireResetLink(account, { tokenHash, at });
        return { type: 'password-reset', passwordHash };
      },
      messages: emailPasswordChanged,
    });
    await deps.throttle.forgive(owner, await deps.knownDevices.idsOf(owner.id));
    // Anyone who knew the old password may have registered a device, and a known device would have its own count of attempts.
    await deps.knownDevices.forget(owner.id);
    return withHeaders(undefined, sessionsChangedOf(owner.id));
  };
}

import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { visitOf } from '../sessions/visit.ts';
import { emailPasswordChanged } from './account-emails.ts';
import { changeAccount } from './change-account.ts';
import { requirePassword, requireUnchanged } from './require-password.ts';

/** Changes the password and ends every session. The calling browser gets a new session. */
export function changePassword(deps: IdentityDeps): Handler<typeof api.changePassword> {
  return async ({ body, headers }, actor, context) => {
    const account = await requirePassword(deps, await deps.accounts.get(actor.id), {
      password: body.currentPassword,
      field: 'currentPassword',
      context,
    });
    refuseCommonPassword(body.newPassword, 'newPassword');
    const passwordHash = await deps.passwords.hash(body.newPassword);
    const changed = await changeAccount(deps, {
      accountId: actor.id,
      cause: context,
      decide: (current) => {
        requireUnchanged(current, account);
        return { type: 'password-changed', passwordHash };
      },
      messages: emailPasswordChanged,
    });
    const visit = visitOf(headers, context);
    const setCookies = [
      await deps.sessions.renew(changed, visit),
      await deps.knownDevices.remember(changed, visit),
    ];
    return withHeaders(undefined, { ...sessionsChangedOf(changed.id), 'set-cookie': setCookies });
  };
}

import type * as api from '@marquee/contracts/privacy-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { emailAccountDeleted } from '../accounts/account-emails.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { requireUnchanged } from '../accounts/require-password.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { refuseOperator } from './deletion-terms.ts';
import { findBlocks } from './find-blocks.ts';
import { refuseBlocked } from './refuse-blocked.ts';
import { toErased } from './to-erased.ts';
import { requireOwner } from './require-owner.ts';

/** Erases the account's personal data. The same write stores the message on which all services erase their data of the person. */
export function deleteAccount(deps: IdentityDeps): Handler<typeof api.deleteAccount> {
  return async ({ body, headers }, actor, context) => {
    const found = await deps.accounts.get(actor.id);
    refuseOperator(found);
    const account = await requireOwner(deps, found, { confirmation: body, cookie: headers.cookie, context });
    refuseBlocked(await findBlocks(deps, account.id));
    await changeAccount(deps, {
      accountId: account.id,
      cause: context,
      decide: (current, at) => {
        requireUnchanged(current, account);
        return { type: 'erased', at };
      },
      // Uses the role as of the erasure, because the person may have chosen a role after the password check.
      messages: (erased, at) => [toErased(erased, at), ...emailAccountDeleted(account)],
    });
    await deps.throttle.forgive(account, await deps.knownDevices.idsOf(account.id));
    const setCookie = await deps.sessions.end(headers.cookie);
    return withHeaders(undefined, { ...sessionsChangedOf(account.id), 'set-cookie': setCookie });
  };
}

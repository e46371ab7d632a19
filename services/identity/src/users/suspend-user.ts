import type * as api from '@marquee/contracts/admin-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { toAccountMessages } from '../accounts/views/account-views.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { showUser } from './show-user.ts';
import { suspend } from './suspension-rules.ts';

/** Suspends an account and ends all its sessions, in one write. */
export function suspendUser(deps: IdentityDeps): Handler<typeof api.suspendUser> {
  return async ({ params, body }, actor, context) => {
    const suspended = await changeAccount(deps, {
      accountId: params.id,
      cause: context,
      decide: (account, at) => suspend(account, { by: actor.id, reason: body.reason, at }),
      messages: toAccountMessages,
    });
    return withHeaders(await showUser(deps, suspended), sessionsChangedOf(suspended.id));
  };
}

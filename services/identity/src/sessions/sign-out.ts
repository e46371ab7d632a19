import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function signOut({ sessions, audit }: IdentityDeps): Handler<typeof api.logout> {
  return async ({ headers }, _actor, context) => {
    const open = await sessions.ofCookie(headers.cookie);
    if (open !== null) {
      const { id } = open.account;
      await audit.write({ act: 'signed-out', subject: accountSubject(id) }, { ...context, actor: id });
    }
    return withHeaders(undefined, {
      'set-cookie': await sessions.end(headers.cookie),
      // Clears pages cached for the back button. Keeps the browser's storage, which does not belong to the account.
      'clear-site-data': '"cache"',
    });
  };
}

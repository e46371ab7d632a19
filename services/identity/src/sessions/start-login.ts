import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { redirectTo } from '@marquee/service-kit/http/reply';
import { toOwnPath } from './return-to.ts';

/** Where a logged-out user is led; a place elsewhere is forgotten on the way. */
export function startLogin(): Handler<typeof api.startLogin> {
  return ({ query }) => {
    const returnTo = toOwnPath(query.returnTo);
    return redirectTo(returnTo === null ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`);
  };
}

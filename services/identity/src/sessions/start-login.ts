import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { redirectTo } from '@marquee/service-kit/http/reply';
import { toLocalPath, withQuery } from './return-to.ts';

/** Redirects to the sign-in page; drops an external `returnTo`. */
export function startLogin(): Handler<typeof api.startLogin> {
  return ({ query }) => redirectTo(withQuery('/auth', { returnTo: toLocalPath(query.returnTo) }));
}

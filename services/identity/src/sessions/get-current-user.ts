import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toCurrentUser } from '../accounts/views/account-views.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function getCurrentUser({ getCachedAccount }: IdentityDeps): Handler<typeof api.getCurrentUser> {
  return async (_input, actor) => toCurrentUser(await getCachedAccount(actor));
}

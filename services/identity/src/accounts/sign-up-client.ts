import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { IdentityDeps } from '../identity-deps.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { toCurrentUser } from './account-views.ts';
import { newClient } from './new-account.ts';
import { register } from './register.ts';

export function signUpClient(deps: IdentityDeps): Handler<typeof api.signUpClient> {
  return async ({ body, headers }, _actor, context) => {
    const account = await register(deps, body, (registration) => newClient(body, registration), context);
    const { setCookies } = await beginSession(deps, account, { headers, context, arrival: 'sign-up' });
    return withHeaders(toCurrentUser(account), { 'set-cookie': setCookies });
  };
}

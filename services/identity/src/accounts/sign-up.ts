import type { IncomingHttpHeaders } from 'node:http';
import type { CurrentUser } from '@marquee/contracts/accounts';
import type { Context } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import type { Reply } from '@marquee/service-kit/http/reply';
import type { IdentityDeps } from '../identity-deps.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { toCurrentUser } from './views/account-views.ts';
import { emailTaken, register } from './register.ts';
import type { Build, Form } from './register.ts';

type SignUpInput = { form: Form; build: Build; headers: IncomingHttpHeaders; context: Context };

/** Creates the account and begins its first session. A repeated call signs in with the password in its body. */
export async function signUp(
  deps: IdentityDeps,
  { form, build, headers, context }: SignUpInput,
): Promise<Reply<CurrentUser>> {
  const { account, arrival } = await register(deps, { form, build, context });
  const { isComplete, setCookies } = await beginSession(deps, account, { headers, context, arrival });
  if (!isComplete) {
    throw emailTaken();
  }
  return withHeaders(toCurrentUser(account), { 'set-cookie': setCookies });
}

import type * as api from '@marquee/contracts/auth-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { toCurrentUser } from '../accounts/account-views.ts';
import { subjectOfEmail } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { createSignInRoom } from '../passwords/sign-in-room.ts';
import { beginSession } from './begin-session.ts';

/** Behind the door, where whoever is throttled was refused already. What comes before and after the password takes the database: more at once would keep it from everybody who is in already (0061). */
const entrance = { width: 2, seats: 32 };

export function signIn(deps: IdentityDeps): Handler<typeof api.login> {
  const letIn = signInOne(deps);
  const room = createSignInRoom(entrance);
  return (input, actor, context) => {
    const attempt = { email: input.body.email, address: context.clientAddress };
    return deps.throttle.signInDoor(attempt, () => room.run(async () => letIn(input, actor, context)));
  };
}

function signInOne(deps: IdentityDeps): Handler<typeof api.login> {
  const { accounts, knownDevices, throttle, audit } = deps;
  return async ({ body, headers }, _actor, context) => {
    const found = await accounts.findByEmail(body.email);
    const device = await knownDevices.recognise(found, headers.cookie);
    const coming = { email: body.email, address: context.clientAddress, device };
    const attempt = await throttle.admitSignIn(coming);
    const proof = { account: found, password: body.password, attempt, cause: context };
    const account = await provePassword(deps, proof);
    if (account === null) {
      const subject = subjectOfEmail(body.email, found);
      const { locksAccount } = attempt;
      await audit.passwordFailed({ act: 'sign-in-failed', subject, locksAccount }, context);
      throw invalidCredentials();
    }
    await attempt.succeeded();
    const arrival = 'sign-in';
    const { isWhole, setCookies } = await beginSession(deps, account, { headers, context, arrival });
    const answer = isWhole ? toCurrentUser(account) : ({ secondStep: true } as const);
    return withHeaders(answer, { 'set-cookie': setCookies });
  };
}

/** The same for an unknown address and a wrong password. */
function invalidCredentials(): DomainError {
  return new DomainError(
    'unauthenticated',
    'invalid_credentials',
    'The e-mail or the password is not right',
    {
      title: 'Sign-in failed',
    },
  );
}

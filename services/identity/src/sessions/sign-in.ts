import type * as api from '@marquee/contracts/auth-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { toCurrentUser } from '../accounts/account-views.ts';
import type { PasswordTry } from '../attempts/admit-sign-in.ts';
import type { Browser } from '../attempts/sign-in-guard.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { createSignInRoom } from '../passwords/sign-in-room.ts';
import { beginSession } from './begin-session.ts';

/**
 * Behind the guard, which has already rejected attempts above a limit. The steps around the password use the database; more at once would
 * slow everyone who is signed in.
 */
const entrance = { width: 2, seats: 32 };

export function signIn(deps: IdentityDeps): Handler<typeof api.login> {
  const signInWith = signInOne(deps);
  const room = createSignInRoom(entrance);
  return async (input, actor, context) => {
    const coming = {
      email: input.body.email,
      address: context.clientAddress,
      browser: browserOf(deps, input),
    };
    return deps.throttle.signInGuard(coming, (attempt) => {
      const enter = async () => signInWith(attempt)(input, actor, context);
      return attempt.device === null ? room.run(enter) : room.runFirst(enter);
    });
  };
}

/** A browser without a cookie costs no lookup. */
function browserOf(
  { accounts, knownDevices }: IdentityDeps,
  { body, headers: { cookie } }: Parameters<Handler<typeof api.login>>[0],
): Browser {
  return {
    secret: knownDevices.signedSecretIn(cookie),
    recognize: async () =>
      knownDevices.isBrought(cookie)
        ? knownDevices.recognize(await accounts.findByEmail(body.email), cookie)
        : null,
  };
}

function signInOne(deps: IdentityDeps): (coming: PasswordTry) => Handler<typeof api.login> {
  const { accounts, throttle, audit } = deps;
  return (coming) =>
    async ({ body, headers }, _actor, context) => {
      const found = await accounts.findByEmail(body.email);
      const attempt = await throttle.admitSignIn(coming);
      const proof = { account: found, password: body.password, attempt, cause: context };
      const account = await provePassword(deps, proof);
      if (account === null) {
        const subject = audit.subjectOfEmail(body.email, found);
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
  return new DomainError('unauthenticated', 'invalid_credentials', 'That email and password don’t match.', {
    title: 'Sign-in failed',
  });
}

import type * as api from '@marquee/contracts/auth-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { toCurrentUser } from '../accounts/views/account-views.ts';
import type { PasswordTry } from '../attempts/admit-sign-in.ts';
import type { Browser } from '../attempts/sign-in-guard.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import { createSignInBulkhead } from '../passwords/sign-in-bulkhead.ts';
import { beginSession } from './begin-session.ts';

/**
 * Limits concurrent sign-ins that the guard has admitted. Each sign-in also uses the database before and after the password check. More
 * sign-ins at once would slow down everyone who is signed in.
 */
const bulkheadSize = { maxConcurrent: 2, maxQueue: 32 };

export function signIn(deps: IdentityDeps): Handler<typeof api.login> {
  const signInWith = signInWithAttempt(deps);
  const bulkhead = createSignInBulkhead(bulkheadSize);
  return async (input, actor, context) => {
    const request = {
      email: input.body.email,
      address: context.clientAddress,
      browser: browserOf(deps, input),
    };
    return deps.throttle.signInGuard(request, (attempt) => {
      const proceed = async () => signInWith(attempt)(input, actor, context);
      return attempt.device === null ? bulkhead.run(proceed) : bulkhead.runWithPriority(proceed);
    });
  };
}

/** The browser for the guard. Without a device cookie, `recognize` reads nothing from the database. */
function browserOf(
  { accounts, knownDevices }: IdentityDeps,
  { body, headers: { cookie } }: Parameters<Handler<typeof api.login>>[0],
): Browser {
  return {
    secret: knownDevices.signedSecretIn(cookie),
    recognize: async () =>
      knownDevices.hasSecret(cookie)
        ? knownDevices.recognize(await accounts.findByEmail(body.email), cookie)
        : null,
  };
}

function signInWithAttempt(deps: IdentityDeps): (attemptInput: PasswordTry) => Handler<typeof api.login> {
  const { accounts, throttle, audit } = deps;
  return (attemptInput) =>
    async ({ body, headers }, _actor, context) => {
      const found = await accounts.findByEmail(body.email);
      const attempt = await throttle.admitSignIn(attemptInput);
      const proof = { account: found, password: body.password, attempt, cause: context };
      const account = await verifyPassword(deps, proof);
      if (account === null) {
        const subject = audit.subjectOfEmail(body.email, found);
        const { locksAccount } = attempt;
        await audit.passwordFailed({ act: 'sign-in-failed', subject, locksAccount }, context);
        throw invalidCredentials();
      }
      await attempt.succeeded();
      const arrival = 'sign-in';
      const { isComplete, setCookies } = await beginSession(deps, account, {
        headers,
        context,
        arrival,
      });
      const answer = isComplete ? toCurrentUser(account) : ({ secondStep: true } as const);
      return withHeaders(answer, { 'set-cookie': setCookies });
    };
}

/** The same error for an unknown address and a wrong password. */
function invalidCredentials(): DomainError {
  return new DomainError('unauthenticated', 'invalid_credentials', 'That email and password don’t match.', {
    title: 'Sign-in failed',
  });
}

import type * as api from '@marquee/contracts/auth-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { toCurrentUser } from '../accounts/account-views.ts';
import { subjectOfEmail } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { admitAccount } from './admit-account.ts';

export function signIn(deps: IdentityDeps): Handler<typeof api.login> {
  const { accounts, passwords, sessions, throttle, audit } = deps;
  return async ({ body, headers }, _actor, context) => {
    const attempt = await throttle.admitSignIn({ email: body.email, address: context.clientAddress });
    const account = await accounts.findByEmail(body.email);
    const isRight = await attempt.check(() =>
      passwords.matches(body.password, account?.passwordHash ?? null),
    );
    if (account === null || !isRight) {
      const subject = subjectOfEmail(body.email, account);
      const { locksAccount } = attempt;
      await audit.passwordFailed({ act: 'sign-in-failed', subject, locksAccount }, context);
      throw invalidCredentials();
    }
    await attempt.succeeded();
    await admitAccount(deps, account, context);
    return withHeaders(toCurrentUser(account), {
      'set-cookie': await sessions.begin(account, headers.cookie),
    });
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

import type * as api from '@marquee/contracts/auth-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { toCurrentUser } from '../accounts/account-views.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function signIn({ accounts, passwords, sessions, throttle }: IdentityDeps): Handler<typeof api.login> {
  return async ({ body, headers }, _actor, { clientAddress }) => {
    const attempt = await throttle.admitSignIn({ email: body.email, address: clientAddress });
    const account = await accounts.findByEmail(body.email);
    const isRight = await attempt.check(() =>
      passwords.matches(body.password, account?.passwordHash ?? null),
    );
    if (account === null || !isRight) {
      throw invalidCredentials();
    }
    await attempt.succeeded();
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

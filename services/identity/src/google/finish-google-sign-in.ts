import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { redirectTo } from '@marquee/service-kit/http/reply';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { withQuery } from '../sessions/return-to.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { accountOf } from './account-of.ts';
import { orBackToSignIn, refusedByGoogle } from './google-refusal.ts';
import { orNotedAsRefused } from './or-noted-as-refused.ts';

export function finishGoogleSignIn(deps: IdentityDeps): Handler<typeof api.finishGoogleSignIn> {
  const { google } = deps;
  return async ({ query, headers }, _actor, context) => {
    const pending = await google.pendings.take(headers.cookie, query.state);
    return orBackToSignIn({ returnTo: pending?.returnTo ?? null }, async () => {
      if (google.door === null || pending === null) {
        throw refusedByGoogle(google.door === null ? 'google-unavailable' : 'google-expired');
      }
      if (query.code === undefined || query.error !== undefined) {
        throw refusedByGoogle(query.error === 'access_denied' ? 'google-denied' : 'google-failed');
      }
      const person = await google.door.personBehind({ code: query.code, verifier: pending.verifier });
      const account = await orNotedAsRefused(deps, { person, context }, () =>
        accountOf(deps, person, context),
      );
      const arrival = account.role === null ? 'newcomer' : 'sign-in';
      const { isWhole, setCookies } = await beginSession(deps, account, { headers, context, arrival });
      const entrance = isWhole
        ? entranceFor(account, pending.returnTo)
        : withQuery('/auth', { step: 'second', returnTo: pending.returnTo });
      return redirectTo(entrance, { ...sessionsChangedOf(account.id), 'set-cookie': setCookies });
    });
  };
}

/** A newcomer chooses a role first; the page they came for is kept in the address. */
function entranceFor({ role }: Account, returnTo: string | null): string {
  if (role === null) {
    return withQuery('/auth/role', { returnTo });
  }
  return returnTo ?? (role === 'provider' ? '/provider' : '/');
}

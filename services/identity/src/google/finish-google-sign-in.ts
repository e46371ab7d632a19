import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { redirectTo } from '@marquee/service-kit/http/reply';
import type { Account } from '../accounts/domain/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { withQuery } from '../sessions/return-to.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { redirectOnError, googleSignInError } from './google-sign-in-error.ts';
import { withRefusalAudit } from './with-refusal-audit.ts';

export function finishGoogleSignIn(deps: IdentityDeps): Handler<typeof api.finishGoogleSignIn> {
  const { google } = deps;
  return async ({ query, headers }, _actor, context) => {
    const pending = await google.pendingSignIns.consume(headers.cookie, query.state);
    return redirectOnError({ returnTo: pending?.returnTo ?? null }, async () => {
      if (google.oauthClient === null || pending === null) {
        throw googleSignInError(google.oauthClient === null ? 'google-unavailable' : 'google-expired');
      }
      if (query.code === undefined || query.error !== undefined) {
        throw googleSignInError(query.error === 'access_denied' ? 'google-denied' : 'google-failed');
      }
      const person = await google.oauthClient.fetchPerson({ code: query.code, verifier: pending.verifier });
      const account = await withRefusalAudit(deps, { person, context }, () =>
        findOrCreateAccount(deps, person, context),
      );
      const arrival = account.role === null ? 'newcomer' : 'sign-in';
      const { isComplete, setCookies } = await beginSession(deps, account, { headers, context, arrival });
      const landingPage = isComplete
        ? landingPageFor(account, pending.returnTo)
        : withQuery('/auth', { step: 'second', returnTo: pending.returnTo });
      return redirectTo(landingPage, { ...sessionsChangedOf(account.id), 'set-cookie': setCookies });
    });
  };
}

/** The path to redirect to. A newcomer chooses a role first; the query keeps the page to which the newcomer was going. */
function landingPageFor({ role }: Account, returnTo: string | null): string {
  if (role === null) {
    return withQuery('/auth/role', { returnTo });
  }
  return returnTo ?? (role === 'provider' ? '/provider' : '/');
}

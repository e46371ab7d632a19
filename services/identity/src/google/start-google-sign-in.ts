import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { redirectTo } from '@marquee/service-kit/http/reply';
import type { IdentityDeps } from '../identity-deps.ts';
import { toLocalPath } from '../sessions/return-to.ts';
import { redirectOnError, googleSignInError } from './google-sign-in-error.ts';

export function startGoogleSignIn({
  google: { oauthClient, pendingSignIns },
  throttle,
}: IdentityDeps): Handler<typeof api.startGoogleSignIn> {
  return ({ query, headers }, _actor, { clientAddress }) => {
    const returnTo = toLocalPath(query.returnTo);
    return redirectOnError({ returnTo }, async () => {
      if (oauthClient === null) {
        throw googleSignInError('google-unavailable');
      }
      await throttle.admitGoogleSignIn(clientAddress);
      const { save, setCookie } = pendingSignIns.begin(headers.cookie);
      const location = await oauthClient.getAuthorizationUrl((state) => save({ ...state, returnTo }));
      return redirectTo(location, { 'set-cookie': setCookie });
    });
  };
}

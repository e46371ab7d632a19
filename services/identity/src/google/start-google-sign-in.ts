import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { redirectTo } from '@marquee/service-kit/http/reply';
import type { IdentityDeps } from '../identity-deps.ts';
import { toOwnPath } from '../sessions/return-to.ts';
import { orBackToSignIn, refusedByGoogle } from './google-refusal.ts';

export function startGoogleSignIn({
  google: { door, pendings },
  throttle,
}: IdentityDeps): Handler<typeof api.startGoogleSignIn> {
  return ({ query, headers }, _actor, { clientAddress }) => {
    const returnTo = toOwnPath(query.returnTo);
    return orBackToSignIn({ returnTo }, async () => {
      if (door === null) {
        throw refusedByGoogle('google-unavailable');
      }
      await throttle.admitGoogleSignIn(clientAddress);
      const { keep, setCookie } = pendings.beginFor(headers.cookie);
      const location = await door.wayThere((kept) => keep({ ...kept, returnTo }));
      return redirectTo(location, { 'set-cookie': setCookie });
    });
  };
}

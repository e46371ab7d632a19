import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';

/** Only stores the request. The account is looked up after the response, so that the response time discloses nothing. */
export function forgotPassword(deps: IdentityDeps): Handler<typeof api.forgotPassword> {
  const { throttle, resets, resetWorker, now } = deps;
  return async ({ body: { email } }, _actor, { newId, requestId, traceparent, clientAddress }) => {
    await throttle.admitForgotPassword({ email, address: clientAddress });
    const request = { id: newId(), email, requestId, traceparent, clientAddress, requestedAt: now() };
    await resets.insertIfAbsent(request);
    resetWorker.wake();
    return { message: 'If there is an account with this email, we have sent a link to set a new password.' };
  };
}

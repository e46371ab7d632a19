import type * as api from '@marquee/contracts/auth-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { emailTwoFactorChanged } from '../accounts/account-emails.ts';
import { toCurrentUser } from '../accounts/views/account-views.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { admitAccount } from '../sessions/admit-account.ts';
import { visitOf } from '../sessions/visit.ts';
import { verifyTwoFactor } from './verify-two-factor.ts';

/** Replaces a pending session by a session with a new secret, after a right code. */
export function passSecondStep(deps: IdentityDeps): Handler<typeof api.passSecondStep> {
  return async ({ body, headers }, _actor, context) => {
    const account = await deps.pendingSessions.find(headers.cookie);
    if (account === null) {
      throw signInAgain();
    }
    const usesRecovery = body.recoveryCode !== undefined;
    const messages = usesRecovery ? emailTwoFactorChanged(account, 'recovery-code-used') : [];
    await verifyTwoFactor(deps, {
      account,
      proof: body,
      cause: context,
      failsAs: 'sign-in-failed',
      messages,
    });
    await admitAccount(deps, account, context);
    const visit = visitOf(headers, context);
    const session = await deps.sessions.begin(account, { visit, hasSecondStep: true });
    const device = await deps.knownDevices.registerAndNotify(account, visit);
    const pendingSessionCookie = await deps.pendingSessions.end(headers.cookie);
    return withHeaders(toCurrentUser(account), { 'set-cookie': [session, device, pendingSessionCookie] });
  };
}

/** Has an error code of its own, so that the page does not treat the error as a sign-out. */
function signInAgain(): DomainError {
  return new DomainError(
    'unauthenticated',
    'half_session_ended',
    'This sign-in took too long. Please start again with your password.',
    { title: 'Sign-in failed' },
  );
}

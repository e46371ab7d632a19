import type * as api from '@marquee/contracts/two-factor-operations';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { emailTwoFactorChanged } from '../accounts/account-emails.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { periodOfCode } from './authenticator-codes.ts';
import { changeTwoFactor } from './change-two-factor.ts';
import { hasAnyOf, requireOpenOffer, turnOn } from './domain/two-factor-decisions.ts';

/** Turns two-factor authentication on. Ends all other sessions, because they were begun without a two-factor code. */
export function confirmSecondStep(deps: IdentityDeps): Handler<typeof api.confirmSecondStep> {
  return async ({ body }, actor, context) => {
    const account = await deps.accounts.get(actor.id);
    const recoveryCodes = deps.secretEncryption.recoveryCodes(context.newId(), account.id);
    const fingerprints = recoveryCodes.map((code) => deps.secretEncryption.fingerprint(code, account.id));
    const subject = accountSubject(account.id);
    const verify = async (): Promise<void> =>
      changeTwoFactor(deps, {
        accountId: account.id,
        cause: context,
        decisions: [
          (twoFactor, at) => {
            if (hasAnyOf(twoFactor, fingerprints)) {
              return null;
            }
            const secret = deps.secretEncryption.decrypt(requireOpenOffer(twoFactor, at), account.id);
            const period = periodOfCode(secret, body.code, at);
            return turnOn(twoFactor, { period, recoveryCodes: fingerprints, at });
          },
        ],
        messages: [
          ...emailTwoFactorChanged(account, 'turned-on'),
          audited('identity', { act: 'second-step-on', subject }, context),
        ],
      });
    // Limits guesses, so that an attacker in a stolen session cannot find the code while an offer is open.
    await deps.throttle.twoFactor(account.id, {
      verify,
      onWrongCode: (failure) =>
        deps.audit.passwordFailed({ act: 'password-check-failed', subject, ...failure }, context),
    });
    await deps.sessions.raise(actor.sid);
    await deps.sessions.endAllBut(account.id, actor.sid);
    return withHeaders({ recoveryCodes }, sessionsChangedOf(account.id));
  };
}

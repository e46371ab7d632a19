import type * as api from '@marquee/contracts/second-step-operations';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { mailSecondStepChanged } from '../accounts/account-letters.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { periodOfCode } from './authenticator-codes.ts';
import { changeSecondStep } from './change-second-step.ts';
import { hasAnyOf, openOffer, turnOn } from './second-step-decisions.ts';

/** Ends all other sessions, because they were begun with only a password. */
export function confirmSecondStep(deps: IdentityDeps): Handler<typeof api.confirmSecondStep> {
  return async ({ body }, actor, context) => {
    const account = await deps.accounts.get(actor.id);
    const recoveryCodes = deps.safe.recoveryCodes(context.newId(), account.id);
    const fingerprints = recoveryCodes.map((code) => deps.safe.fingerprint(code, account.id));
    const subject = accountSubject(account.id);
    const act = async (): Promise<void> =>
      changeSecondStep(deps, {
        accountId: account.id,
        cause: context,
        decide: (step, at) => {
          if (hasAnyOf(step, fingerprints)) {
            return [];
          }
          const secret = deps.safe.open(openOffer(step, at), account.id);
          const period = periodOfCode(secret, body.code, at);
          return [turnOn(step, { period, recoveryCodes: fingerprints, at })];
        },
        messages: [
          ...mailSecondStepChanged(account, 'turned-on'),
          audited('identity', { act: 'second-step-on', subject }, context),
        ],
      });
    // Limits guesses: a person who took over a session must not find the code while an offer is open.
    await deps.throttle.secondStep(account.id, {
      act,
      wrong: (guess) =>
        deps.audit.passwordFailed({ act: 'password-check-failed', subject, ...guess }, context),
    });
    await deps.sessions.raise(actor.sid);
    await deps.sessions.endAllBut(account.id, actor.sid);
    return withHeaders({ recoveryCodes }, sessionsChangedOf(account.id));
  };
}

import type * as api from '@marquee/contracts/second-step-operations';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mailSecondStepChanged } from '../accounts/account-letters.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { proveSecondStep } from './prove-second-step.ts';
import { hasAnyOf } from './second-step-decisions.ts';

export function renewRecoveryCodes(deps: IdentityDeps): Handler<typeof api.renewRecoveryCodes> {
  return async ({ body: { password, ...proof } }, actor, context) => {
    const account = await deps.accounts.get(actor.id);
    await requirePassword(deps, account, { password, field: 'password', context });
    const recoveryCodes = deps.safe.recoveryCodes(context.newId(), account.id);
    const fingerprints = recoveryCodes.map((code) => deps.safe.fingerprint(code, account.id));
    await proveSecondStep(deps, {
      account,
      proof,
      cause: context,
      failsAs: 'password-check-failed',
      messages: [
        ...mailSecondStepChanged(account, 'recovery-codes-renewed'),
        audited('identity', { act: 'recovery-codes-renewed', subject: accountSubject(account.id) }, context),
      ],
      then: [{ type: 'recovery-codes-renewed', recoveryCodes: fingerprints }],
      isDone: (step) => hasAnyOf(step, fingerprints),
    });
    return { recoveryCodes };
  };
}

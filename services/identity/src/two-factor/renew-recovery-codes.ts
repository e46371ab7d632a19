import type * as api from '@marquee/contracts/two-factor-operations';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Handler } from '@marquee/service-kit/http/handler';
import { emailTwoFactorChanged } from '../accounts/account-emails.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { verifyTwoFactor } from './verify-two-factor.ts';
import { hasAnyOf } from './domain/two-factor-decisions.ts';

export function renewRecoveryCodes(deps: IdentityDeps): Handler<typeof api.renewRecoveryCodes> {
  return async ({ body: { password, ...proof } }, actor, context) => {
    const account = await deps.accounts.get(actor.id);
    await requirePassword(deps, account, { password, field: 'password', context });
    const recoveryCodes = deps.secretEncryption.recoveryCodes(context.newId(), account.id);
    const fingerprints = recoveryCodes.map((code) => deps.secretEncryption.fingerprint(code, account.id));
    await verifyTwoFactor(deps, {
      account,
      proof,
      cause: context,
      failsAs: 'password-check-failed',
      messages: [
        ...emailTwoFactorChanged(account, 'recovery-codes-renewed'),
        audited('identity', { act: 'recovery-codes-renewed', subject: accountSubject(account.id) }, context),
      ],
      then: { type: 'recovery-codes-renewed', recoveryCodes: fingerprints },
      isDone: (twoFactor) => hasAnyOf(twoFactor, fingerprints),
    });
    return { recoveryCodes };
  };
}

import type * as api from '@marquee/contracts/two-factor-operations';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { emailTwoFactorChanged } from '../accounts/account-emails.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sessionsChangedOf } from '../sessions/sessions-changed.ts';
import { verifyTwoFactor } from './verify-two-factor.ts';

export function turnOffSecondStep(deps: IdentityDeps): Handler<typeof api.turnOffSecondStep> {
  return async ({ body: { password, ...proof } }, actor, context) => {
    const account = await deps.accounts.get(actor.id);
    await requirePassword(deps, account, { password, field: 'password', context });
    await verifyTwoFactor(deps, {
      account,
      proof,
      cause: context,
      failsAs: 'password-check-failed',
      messages: [
        ...emailTwoFactorChanged(account, 'turned-off'),
        audited('identity', { act: 'second-step-off', subject: accountSubject(account.id) }, context),
      ],
      then: { type: 'turned-off' },
    });
    return withHeaders(undefined, sessionsChangedOf(account.id));
  };
}

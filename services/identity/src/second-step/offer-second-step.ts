import type * as api from '@marquee/contracts/second-step-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { requirePassword } from '../accounts/require-password.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { authenticatorUri, newAuthenticatorSecret } from './authenticator-codes.ts';
import { changeSecondStep } from './change-second-step.ts';
import { offer, requireConfirmed } from './second-step-decisions.ts';

const goodForMs = 15 * 60_000;

/** Creates a new secret each time; the previous one becomes invalid. */
export function offerSecondStep(deps: IdentityDeps): Handler<typeof api.offerSecondStep> {
  return async ({ body }, actor, context) => {
    const account = await deps.accounts.get(actor.id);
    requireConfirmed(account);
    await requirePassword(deps, account, {
      password: body.password,
      field: 'password',
      context,
    });
    const secret = newAuthenticatorSecret();
    const sealed = deps.safe.seal(secret, account.id);
    await changeSecondStep(deps, {
      accountId: account.id,
      cause: context,
      decide: (step, at) => [offer(step, { secret: sealed, until: new Date(at.getTime() + goodForMs) })],
    });
    return { uri: authenticatorUri(secret, account.email), secret };
  };
}

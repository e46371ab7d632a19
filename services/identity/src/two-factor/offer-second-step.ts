import type * as api from '@marquee/contracts/two-factor-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { requirePassword } from '../accounts/require-password.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { authenticatorUri, newAuthenticatorSecret } from './authenticator-codes.ts';
import { changeTwoFactor } from './change-two-factor.ts';
import { offer, requireConfirmed } from './domain/two-factor-decisions.ts';

const validForMs = 15 * 60_000;

/** Offers a new authenticator secret. The previously offered secret becomes invalid. */
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
    const encrypted = deps.secretEncryption.encrypt(secret, account.id);
    await changeTwoFactor(deps, {
      accountId: account.id,
      cause: context,
      decisions: [
        (twoFactor, at) =>
          offer(twoFactor, { secret: encrypted, until: new Date(at.getTime() + validForMs) }),
      ],
    });
    return { uri: authenticatorUri(secret, account.email), secret };
  };
}

import type * as api from '@marquee/contracts/two-factor-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { noTwoFactor } from './domain/two-factor.ts';

export function getSecondStep({ twoFactorStore }: IdentityDeps): Handler<typeof api.getSecondStep> {
  return async (_input, { id }) => {
    const { secret, recoveryCodes } = (await twoFactorStore.findOne({ id })) ?? noTwoFactor(id);
    return { isOn: secret !== null, recoveryCodesLeft: recoveryCodes.length };
  };
}

import type * as api from '@marquee/contracts/second-step-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { noSecondStep } from './second-step.ts';

export function getSecondStep({ secondSteps }: IdentityDeps): Handler<typeof api.getSecondStep> {
  return async (_input, { id }) => {
    const { secret, recoveryCodes } = (await secondSteps.findOne({ id })) ?? noSecondStep(id);
    return { isOn: secret !== null, recoveryCodesLeft: recoveryCodes.length };
  };
}

import { fixedRequest, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

/** decisions.md, "Pages the specification only names": `/admin/*` is for the role admin only. Decision 0012: an admin needs TOTP. */
export const adminOperations: Readonly<Record<string, OperationScenario>> = {
  listSubscriptions: {
    actor: 'admin',
    states: { '-': state(200, fixedRequest()) },
    input: 'limit=limit after state=word',
  },
};

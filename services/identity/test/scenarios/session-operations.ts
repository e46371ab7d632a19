import { fixedRequest, fixture, ownerOnly, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { forClient } from '@marquee/service-kit/test-kit/scenarios/words';

import { anotherSession } from './account-states.ts';

/** decisions.md, "Accounts and sign-in": a person lists and ends their own sessions; another account's session is not found. */
export const sessionOperations: Readonly<Record<string, OperationScenario>> = {
  listSessions: {
    actor: 'user',
    states: {
      '-': state(
        200,
        fixture(async (context) => ({ secrets: [forClient(await anotherSession(context))] })),
      ),
    },
  },
  endSession: {
    actor: 'user',
    states: {
      "owner's other": state(
        ownerOnly(204),
        fixture(async (context) => ({ params: { sessionId: await anotherSession(context) } })),
      ),
    },
  },
  endOtherSessions: { actor: 'user', states: { '-': state(204, fixedRequest()) } },
};

import { fixedRequest, state, usingUpCaller } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

/** Decision 0024: the payout account that receives the clients' card payments belongs to the provider. */
export const payoutOperations: Readonly<Record<string, OperationScenario>> = {
  getPayouts: { actor: 'provider', states: { '-': state(200, fixedRequest()) } },
  startOnboarding: {
    actor: 'provider',
    // Each permitted call uses a new person, because a started onboarding cannot be undone.
    states: {
      '-': state(
        200,
        usingUpCaller(async () => () => ({})),
        { needs: 'submitCardPage' },
      ),
    },
    repeated: {
      exempt:
        'returns an address at the card processor, which is not stored: a repetition returns the same account there',
    },
  },
};

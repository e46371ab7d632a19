import { fixedRequest, state, usingUpCaller } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario, StateScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { subscribe } from './card-states.ts';

/** Each permitted call uses a new person, because a started checkout cannot be undone. */
const neverPaid = usingUpCaller(async () => () => ({}));

const needsProcessor =
  'needs the card processor, which these services lack: tested with the Stripe emulator in tools/local/test/billing';

/**
 * Decisions 0021 and 0024: the subscription belongs to the provider. A provider who has never paid may start a subscription, but has nothing
 * to manage, cancel or resume (409). A notification that the card processor cannot have signed is rejected for everybody (400).
 */
export const billingOperations: Readonly<Record<string, OperationScenario>> = {
  getSubscription: { actor: 'provider', states: { '-': state(200, fixedRequest()) } },
  startCheckout: {
    actor: 'provider',
    states: { 'never paid': state(200, neverPaid) },
    repeated: {
      exempt:
        'returns an address at the card processor, which is not stored: a repetition returns the checkout in progress',
    },
  },
  openBillingPortal: {
    actor: 'provider',
    states: { 'never paid': state(409, fixedRequest()), subscribed: subscribed() },
    repeated: {
      exempt:
        'returns an address at the card processor, which is not stored: a repetition opens the same portal again and creates nothing',
    },
  },
  getBillingAccount: {
    actor: 'provider',
    states: { 'never paid': state(200, fixedRequest()), subscribed: subscribed() },
  },
  cancelSubscription: {
    actor: 'provider',
    states: { 'never paid': state(409, fixedRequest()), subscribed: subscribed() },
    repeated: { exempt: needsProcessor },
  },
  resumeSubscription: {
    actor: 'provider',
    states: { 'never paid': state(409, fixedRequest()), subscribed: subscribed() },
    repeated: { exempt: needsProcessor },
  },
  receiveStripeNotification: {
    actor: 'anyone',
    states: {
      '-': state(
        400,
        fixedRequest({
          body: { type: 'customer.subscription.deleted', data: { object: { customer: 'cus_1' } } },
        }),
      ),
    },
    repeated: {
      exempt: 'only Stripe calls it, without a key: each call reads the current state from Stripe (R13)',
    },
    input: 'type! data!=object',
  },
};

function subscribed(): StateScenario {
  const fixture = usingUpCaller(async (context) => async (caller) => {
    await subscribe(context, caller);
    return {};
  });
  return state(200, fixture, { needs: 'submitCardPage' });
}

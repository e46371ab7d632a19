import * as billing from '@marquee/contracts/billing-operations';
import type { Subscription } from '@marquee/contracts/billing-operations';
import * as payouts from '@marquee/contracts/payout-operations';
import { daysFrom } from '@marquee/api-mocks/days';
import { requireState } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import type { ProviderState } from './provider-state.ts';

const { read, write } = scenesOf<ProviderState>();

/** The return address of each of the payment processor's pages, as if the action there had succeeded. */
const createReturnAddress = (query: string) => ({ url: `${location.origin}/provider/billing${query}` });

export const billingScenes = [
  read(billing.getSubscription, ({ state }) => state.billing.subscription),
  read(billing.getBillingAccount, ({ state }) => state.billing),
  write(billing.startCheckout, ({ state, now }) => ({
    state: {
      ...state,
      billing: {
        ...state.billing,
        subscription: { ...state.billing.subscription, status: 'active', renewsOn: daysFrom(now).on(30) },
        card: { brand: 'visa', last4: '4242', expires: '12/2039' },
      },
    },
    answer: createReturnAddress('?checkout=done'),
  })),
  read(billing.openBillingPortal, () => createReturnAddress('')),
  write(billing.cancelSubscription, ({ state }) => {
    const { renewsOn, endsOn } = state.billing.subscription;
    return updateSubscription(state, { renewsOn: null, endsOn: endsOn ?? renewsOn });
  }),
  write(billing.resumeSubscription, ({ state }) => {
    const { renewsOn, endsOn } = state.billing.subscription;
    return updateSubscription(state, { endsOn: null, renewsOn: renewsOn ?? endsOn });
  }),
  read(payouts.getPayouts, ({ state }) => state.payouts),
  write(payouts.startOnboarding, ({ state }) => ({
    state: { ...state, payouts: { status: 'ready' } },
    answer: createReturnAddress('?payouts=done'),
  })),
];

function updateSubscription(state: ProviderState, changes: Partial<Subscription>) {
  const subscription = { ...state.billing.subscription, ...changes };
  requireState(subscription.status === 'active', 'There is no subscription to change');
  return { state: { ...state, billing: { ...state.billing, subscription } }, answer: subscription };
}

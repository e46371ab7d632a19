import * as billing from '@marquee/contracts/billing-operations';
import type { Subscription } from '@marquee/contracts/billing-operations';
import * as payouts from '@marquee/contracts/payout-operations';
import { daysFrom } from '@marquee/mock-kit/days';
import { requireState } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import type { ProviderWorld } from './world.ts';

const { read, write } = scenesOf<ProviderWorld>();

/** The return address of each of the payment processor's pages, as if the action there had succeeded. */
const back = (query: string) => ({ url: `${location.origin}/provider/billing${query}` });

export const billingScenes = [
  read(billing.getSubscription, ({ world }) => world.billing.subscription),
  read(billing.getBillingAccount, ({ world }) => world.billing),
  write(billing.startCheckout, ({ world, now }) => ({
    world: {
      ...world,
      billing: {
        ...world.billing,
        subscription: { ...world.billing.subscription, status: 'active', renewsOn: daysFrom(now).on(30) },
        card: { brand: 'visa', last4: '4242', expires: '12/2039' },
      },
    },
    answer: back('?checkout=done'),
  })),
  read(billing.openBillingPortal, () => back('')),
  write(billing.cancelSubscription, ({ world }) => {
    const { renewsOn, endsOn } = world.billing.subscription;
    return subscribed(world, { renewsOn: null, endsOn: endsOn ?? renewsOn });
  }),
  write(billing.resumeSubscription, ({ world }) => {
    const { renewsOn, endsOn } = world.billing.subscription;
    return subscribed(world, { endsOn: null, renewsOn: renewsOn ?? endsOn });
  }),
  read(payouts.getPayouts, ({ world }) => world.payouts),
  write(payouts.startOnboarding, ({ world }) => ({
    world: { ...world, payouts: { status: 'ready' } },
    answer: back('?payouts=done'),
  })),
];

function subscribed(world: ProviderWorld, changes: Partial<Subscription>) {
  const subscription = { ...world.billing.subscription, ...changes };
  requireState(subscription.status === 'active', 'There is no subscription to change');
  return { world: { ...world, billing: { ...world.billing, subscription } }, answer: subscription };
}

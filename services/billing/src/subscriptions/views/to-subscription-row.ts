import { dateIn } from '@marquee/contracts/dates';
import type { SubscriptionRow, SubscriptionState } from '@marquee/contracts/subscription-rows';
import { toSubscriptionView } from './to-subscription-view.ts';
import type { Plan } from './to-subscription-view.ts';
import { stateOf } from '../state-of.ts';
import type { Subscription } from '../domain/subscription.ts';

type Shown = Omit<SubscriptionRow, 'providerName'>;

export function toSubscriptionRow(plan: Plan, subscription: Subscription, now: Date): Shown {
  const state = stateOf(plan, subscription, now);
  const { trialEndsOn, renewsOn, endsOn, payBy } = toSubscriptionView(plan, subscription, now);
  const changedOn = dateIn(plan.timeZone, subscription.changedAt);
  const ahead: Partial<Record<SubscriptionState, string | null>> = {
    trialing: trialEndsOn,
    active: renewsOn,
    past_due: payBy,
    ending: endsOn,
  };
  return {
    providerId: subscription.id,
    state,
    since: state === 'expired' && trialEndsOn > changedOn ? trialEndsOn : changedOn,
    until: ahead[state] ?? null,
  };
}

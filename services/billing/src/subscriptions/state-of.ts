import type { SubscriptionState } from '@marquee/contracts/subscription-rows';
import { isTrialRunning, ownTrialsSince } from '@marquee/contracts/trial';
import type { Filter } from '@marquee/service-kit/store/query';
import type { Plan } from './views/to-subscription-view.ts';
import { isRunning } from './domain/subscription.ts';
import type { Subscription } from './domain/subscription.ts';

/** The state that an operator sees. It depends on `now`, because a trial ends without a write. */
export function stateOf(
  plan: Plan,
  { closedAt, paidPlan, registeredAt }: Subscription,
  now: Date,
): SubscriptionState {
  if (closedAt !== undefined) {
    return 'closed';
  }
  if (isRunning(paidPlan)) {
    return paidPlan.status === 'active' && paidPlan.endsAt !== null ? 'ending' : paidPlan.status;
  }
  if (isTrialRunning(plan, registeredAt, now)) {
    return 'trialing';
  }
  return paidPlan === undefined ? 'expired' : 'ended';
}

const statusNow = 'paidPlan.status';
const endsAt = 'paidPlan.endsAt';
const filters: Record<SubscriptionState, Filter> = {
  closed: { closedAt: { $ne: null } },
  active: { closedAt: null, [statusNow]: 'active', [endsAt]: null },
  ending: { closedAt: null, [statusNow]: 'active', [endsAt]: { $ne: null } },
  past_due: { closedAt: null, [statusNow]: 'past_due' },
  trialing: { closedAt: null, [statusNow]: { $nin: ['active', 'past_due'] } },
  expired: { closedAt: null, [statusNow]: null },
  ended: { closedAt: null, [statusNow]: 'ended' },
};

/** Returns the filter for the subscriptions whose `stateOf` is this state; null if no subscription can have the state. */
export function filterOf(plan: Plan, state: SubscriptionState, now: Date): Filter | null {
  if (!['trialing', 'expired', 'ended'].includes(state)) {
    return filters[state];
  }
  const isRunningForAll = isTrialRunning(plan, undefined, now);
  const inOwnTrial = plan.trialDays > 0 ? { $gt: ownTrialsSince(plan, now) } : null;
  if (state === 'trialing') {
    return isRunningForAll
      ? filters.trialing
      : inOwnTrial && { ...filters.trialing, registeredAt: inOwnTrial };
  }
  if (isRunningForAll) {
    return null;
  }
  return inOwnTrial === null ? filters[state] : { ...filters[state], registeredAt: { $not: inOwnTrial } };
}

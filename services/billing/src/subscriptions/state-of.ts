import type { SubscriptionState } from '@marquee/contracts/subscription-rows';
import type { Filter } from '@marquee/service-kit/store/query';
import { isTrialRunning } from './standing-of.ts';
import type { Plan } from './standing-of.ts';
import { isRunning } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** As an operator tells them apart. A trial ends for all at once, without anything being written. */
export function stateOf(plan: Plan, { closedAt, paidPlan }: Subscription, now: Date): SubscriptionState {
  if (closedAt !== undefined) {
    return 'closed';
  }
  if (isRunning(paidPlan)) {
    return paidPlan.status === 'active' && paidPlan.endsAt !== null ? 'ending' : paidPlan.status;
  }
  if (isTrialRunning(plan, now)) {
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

/** What finds those of which `stateOf` says that; null while there can be none. */
export function filterOf(plan: Plan, state: SubscriptionState, now: Date): Filter | null {
  const isNever = isTrialRunning(plan, now) ? ['expired', 'ended'] : ['trialing'];
  return isNever.includes(state) ? null : filters[state];
}

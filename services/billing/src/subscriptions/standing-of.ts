import type {
  Subscription as SubscriptionView,
  SubscriptionStatus,
} from '@marquee/contracts/billing-operations';
import { dateIn, daysUntil } from '@marquee/contracts/dates';
import type { SubscriptionEnforcement } from '@marquee/contracts/provider-plan';
import { coveredUntil } from './covered-until.ts';
import { isRunning } from './subscription.ts';
import type { PaidPlan } from './subscription.ts';

/** The plan every provider is on. The trial ends for all on the same day. */
export type Plan = { trialEndsOn: string; timeZone: string; enforcement: SubscriptionEnforcement };

const monthlyPrice = '99.00';

export function isTrialRunning({ trialEndsOn, timeZone }: Plan, now: Date): boolean {
  return daysUntil(trialEndsOn, timeZone, now) > 0;
}

/** How it stands today; the trial's last day is the one before it ends. */
export function standingOf(plan: Plan, paidPlan: PaidPlan | undefined, now: Date): SubscriptionView {
  const { trialEndsOn, timeZone, enforcement } = plan;
  return {
    status: statusOf(plan, paidPlan, now),
    trialEndsOn,
    daysRemaining: Math.max(0, daysUntil(trialEndsOn, timeZone, now)),
    monthlyPrice,
    enforcement,
    ...datesOf(paidPlan, timeZone),
  };
}

function statusOf(plan: Plan, paidPlan: PaidPlan | undefined, now: Date): SubscriptionStatus {
  if (isRunning(paidPlan)) {
    return paidPlan.status;
  }
  if (isTrialRunning(plan, now)) {
    return 'trialing';
  }
  return paidPlan === undefined ? 'expired' : 'ended';
}

type Dates = Pick<SubscriptionView, 'renewsOn' | 'endsOn' | 'payBy'>;

function datesOf(paidPlan: PaidPlan | undefined, timeZone: string): Dates {
  if (paidPlan === undefined) {
    return { renewsOn: null, endsOn: null, payBy: null };
  }
  const { status, endsAt, periodEndsAt } = paidPlan;
  const renews = status === 'active' && endsAt === null;
  return {
    renewsOn: renews ? dateIn(timeZone, periodEndsAt) : null,
    endsOn: endsAt === null ? null : dateIn(timeZone, endsAt),
    payBy: status === 'past_due' ? dateIn(timeZone, coveredUntil(paidPlan)) : null,
  };
}

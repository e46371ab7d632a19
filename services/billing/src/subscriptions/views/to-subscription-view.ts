import type {
  Subscription as SubscriptionView,
  SubscriptionStatus,
} from '@marquee/contracts/billing-operations';
import { dateIn, daysUntil } from '@marquee/contracts/dates';
import { monthlyPrice } from '@marquee/contracts/provider-plan';
import type { SubscriptionEnforcement } from '@marquee/contracts/provider-plan';
import { isTrialRunning, trialEndOf } from '@marquee/contracts/trial';
import type { TrialTerms } from '@marquee/contracts/trial';
import { payoutStatusOf } from '../../payouts/payout-status-of.ts';
import { coveredUntil } from '../domain/covered-until.ts';
import { isRunning } from '../domain/subscription.ts';
import type { PaidPlan, Subscription } from '../domain/subscription.ts';

/** The terms of the plan, which are the same for every provider. */
export type Plan = TrialTerms & {
  enforcement: SubscriptionEnforcement;
  /** Whether this server has a payment processor. */
  hasProcessor: boolean;
};

/** The stored fields that the view shows or derives from. */
export type SubscriptionFields = Pick<Subscription, 'paidPlan' | 'registeredAt' | 'payoutAccount'>;

/** The subscription's status today. `trialEndsOn` is the first day after the trial. */
export function toSubscriptionView(plan: Plan, known: SubscriptionFields, now: Date): SubscriptionView {
  const { timeZone, enforcement } = plan;
  const trialEndsOn = trialEndOf(plan, known.registeredAt);
  return {
    status: statusOf(plan, known, now),
    trialEndsOn,
    daysRemaining: Math.max(0, daysUntil(trialEndsOn, timeZone, now)),
    monthlyPrice,
    enforcement,
    cardPayments: plan.hasProcessor ? payoutStatusOf(known) : 'unavailable',
    ...datesOf(known.paidPlan, timeZone),
  };
}

function statusOf(plan: Plan, { paidPlan, registeredAt }: SubscriptionFields, now: Date): SubscriptionStatus {
  if (isRunning(paidPlan)) {
    return paidPlan.status;
  }
  if (isTrialRunning(plan, registeredAt, now)) {
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

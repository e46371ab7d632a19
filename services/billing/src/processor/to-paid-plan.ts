import type Stripe from 'stripe';
import type { PaidPlan } from '../subscriptions/domain/subscription.ts';

/** Null means that nothing was paid yet. */
const statuses: Readonly<Record<string, PaidPlan['status'] | null>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: null,
  incomplete: null,
};

/** The customer's newest running plan, else the newest ended plan; null if nothing was ever paid. */
export function toPaidPlan(subscriptions: readonly Stripe.Subscription[]): PaidPlan | null {
  const newestFirst = subscriptions.toSorted((one, other) => other.created - one.created);
  const plans = newestFirst.flatMap((subscription) => toPlan(subscription) ?? []);
  return plans.find(({ status }) => status !== 'ended') ?? plans[0] ?? null;
}

function toPlan(subscription: Stripe.Subscription): PaidPlan | null {
  const status = statuses[subscription.status];
  const [part] = subscription.items.data;
  if (status === undefined || part === undefined) {
    throw new Error(`Unknown status of subscription ${subscription.id} at Stripe: ${subscription.status}`);
  }
  if (status === null) {
    return null;
  }
  const periodEndsAt = toInstant(part.current_period_end);
  return {
    id: subscription.id,
    status,
    periodStartsAt: toInstant(part.current_period_start),
    periodEndsAt,
    endsAt: endOf(subscription, periodEndsAt),
  };
}

function endOf(subscription: Stripe.Subscription, periodEndsAt: Date): Date | null {
  const { ended_at: endedAt, cancel_at: cancelAt, cancel_at_period_end: isCancelled } = subscription;
  const at = endedAt ?? cancelAt;
  if (at !== null) {
    return toInstant(at);
  }
  return isCancelled ? periodEndsAt : null;
}

function toInstant(seconds: number): Date {
  return new Date(seconds * 1000);
}

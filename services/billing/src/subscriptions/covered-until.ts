import type { PaidPlan } from './subscription.ts';

/** The grace period, in which a provider can replace a failing card. */
const graceMs = 14 * 24 * 3_600_000;

/** Nothing is withheld until this time: the end of the grace period after the paid period, or the earlier end of a cancelled plan. */
export function coveredUntil(paidPlan: PaidPlan): Date {
  const { status, periodEndsAt, endsAt } = paidPlan;
  const paidUntil = status === 'past_due' ? unpaidSince(paidPlan) : periodEndsAt;
  const graceEndsAt = new Date(paidUntil.getTime() + graceMs);
  return endsAt !== null && endsAt < graceEndsAt ? endsAt : graceEndsAt;
}

/** The due date of the failed renewal. It is stored when first seen, because each month starts a new period, paid or not. */
export function unpaidSince({ pastDueSince, periodStartsAt }: PaidPlan): Date {
  return pastDueSince ?? periodStartsAt;
}

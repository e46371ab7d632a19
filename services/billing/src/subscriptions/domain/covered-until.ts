import type { PaidPlan } from './subscription.ts';

/** The grace period, in which a provider can replace a failing card. */
const graceMs = 14 * 24 * 3_600_000;

/** Returns the end of the grace period after the paid period, or the end of a cancelled plan if earlier. Nothing is withheld until then. */
export function coveredUntil(paidPlan: PaidPlan): Date {
  const { status, periodEndsAt, endsAt } = paidPlan;
  const paidUntil = status === 'past_due' ? unpaidSince(paidPlan) : periodEndsAt;
  const graceEndsAt = new Date(paidUntil.getTime() + graceMs);
  return endsAt !== null && endsAt < graceEndsAt ? endsAt : graceEndsAt;
}

/** The due date of the failed renewal. Billing stores it on first seeing the failure, because later unpaid months start new periods. */
export function unpaidSince({ pastDueSince, periodStartsAt }: PaidPlan): Date {
  return pastDueSince ?? periodStartsAt;
}

import type { PaidPlan } from './subscription.ts';

/** As long as a card that fails may take to be put right. */
const graceMs = 14 * 24 * 3_600_000;

/** Until then nothing is withheld: what was paid for and the days of grace, but no further than a cancelled plan's end. */
export function coveredUntil(paidPlan: PaidPlan): Date {
  const { status, periodEndsAt, endsAt } = paidPlan;
  const paidUntil = status === 'past_due' ? unpaidSince(paidPlan) : periodEndsAt;
  const graceEndsAt = new Date(paidUntil.getTime() + graceMs);
  return endsAt !== null && endsAt < graceEndsAt ? endsAt : graceEndsAt;
}

/** The day on which the renewal that failed was due: kept from when it was first seen, since each month begins anew, paid for or not. */
export function unpaidSince({ pastDueSince, periodStartsAt }: PaidPlan): Date {
  return pastDueSince ?? periodStartsAt;
}

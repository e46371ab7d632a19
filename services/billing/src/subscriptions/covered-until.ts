import type { PaidPlan } from './subscription.ts';

/** As long as a card that fails may take to be put right. */
const graceMs = 14 * 24 * 3_600_000;

/** Until then nothing is withheld: what was paid for and the days of grace, but no further than a cancelled plan's end. */
export function coveredUntil({ status, periodStartsAt, periodEndsAt, endsAt }: PaidPlan): Date {
  const paidUntil = status === 'past_due' ? periodStartsAt : periodEndsAt;
  const graceEndsAt = new Date(paidUntil.getTime() + graceMs);
  return endsAt !== null && endsAt < graceEndsAt ? endsAt : graceEndsAt;
}

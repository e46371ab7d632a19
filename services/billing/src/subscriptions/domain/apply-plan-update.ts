import { unpaidSince } from './covered-until.ts';
import { withNextCheck } from './next-check.ts';
import { isRunning } from './subscription.ts';
import type { PaidPlan, Subscription } from './subscription.ts';

/** Replaces the stored plan with the plan just read from the processor. `seen` is null if the processor has no plan. */
export function applyPlanUpdate(known: Subscription, seen: PaidPlan | null, at: Date): Subscription {
  const paidPlan = seen ? withPastDue(seen, known.paidPlan) : endedIfGone(known.paidPlan, at);
  const { checkout = null } = known;
  const isPending = checkout !== null && checkout.expiresAt > at && !isRunning(paidPlan);
  const next = {
    ...known,
    ...(paidPlan !== undefined && { paidPlan }),
    checkout: isPending ? checkout : null,
    ...(hasStatusChanged(known, paidPlan) && { changedAt: at }),
  };
  return withNextCheck(next, at);
}

/** True for changes other than a renewal. A closed subscription stays closed, whatever happens to its plan. */
function hasStatusChanged(
  { closedAt, paidPlan: before }: Subscription,
  paidPlan: PaidPlan | undefined,
): boolean {
  const isEnding = (plan: PaidPlan | undefined) => Boolean(plan?.endsAt);
  const isSame = before?.status === paidPlan?.status && isEnding(before) === isEnding(paidPlan);
  return closedAt === undefined && !isSame;
}

function withPastDue(seen: PaidPlan, before: PaidPlan | undefined): PaidPlan {
  if (seen.status !== 'past_due') {
    return seen;
  }
  const wasDue = before?.status === 'past_due' && before.id === seen.id;
  return { ...seen, pastDueSince: unpaidSince(wasDue ? before : seen) };
}

/** Ends a running plan that the processor no longer has, because nobody pays for it any more. */
function endedIfGone(paidPlan: PaidPlan | undefined, at: Date): PaidPlan | undefined {
  return isRunning(paidPlan) ? { ...paidPlan, status: 'ended', endsAt: at } : paidPlan;
}

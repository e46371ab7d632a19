import type { StripeSubscription } from './stripe-test-bed.ts';

/** What billing has stored of a plan. */
export type StoredPlan = { id: string; status: string; periodEndsAt: Date; endsAt: Date | null };

const statuses = { active: 'active', past_due: 'past_due', canceled: 'ended' } as const;

/** Returns null if billing and Stripe agree. Each customer has one subscription in these stories. */
export function differenceBetween(
  stored: StoredPlan | undefined,
  [subscription]: readonly StripeSubscription[],
): string | null {
  if (subscription === undefined || stored === undefined) {
    return `Stripe has ${subscription === undefined ? 'nothing' : subscription.id}, billing ${stored?.id ?? 'nothing'}`;
  }
  const there = stateAtStripe(subscription);
  const here = [
    stored.id,
    stored.status,
    seconds(stored.periodEndsAt),
    stored.endsAt && seconds(stored.endsAt),
  ];
  return JSON.stringify(here) === JSON.stringify(there)
    ? null
    : `Stripe has ${JSON.stringify(there)}, billing ${JSON.stringify(here)}`;
}

function stateAtStripe({ id, status, items, ...subscription }: StripeSubscription) {
  const periodEnd = items.data[0]?.current_period_end ?? null;
  const cancelled = subscription.cancel_at_period_end ? periodEnd : null;
  return [id, statuses[status], periodEnd, subscription.ended_at ?? cancelled];
}

function seconds(instant: Date): number {
  return instant.getTime() / 1000;
}

import type { StripeSubscription } from './stripe-stand.ts';

/** What billing has stored of a plan. */
export type KeptPlan = { id: string; status: string; periodEndsAt: Date; endsAt: Date | null };

const words = { active: 'active', past_due: 'past_due', canceled: 'ended' } as const;

/** Returns null if both agree. One customer here has one subscription. */
export function differenceBetween(
  kept: KeptPlan | undefined,
  [subscription]: readonly StripeSubscription[],
): string | null {
  if (subscription === undefined || kept === undefined) {
    return `Stripe has ${subscription === undefined ? 'nothing' : subscription.id}, billing ${kept?.id ?? 'nothing'}`;
  }
  const there = saidByStripe(subscription);
  const here = [kept.id, kept.status, seconds(kept.periodEndsAt), kept.endsAt && seconds(kept.endsAt)];
  return JSON.stringify(here) === JSON.stringify(there)
    ? null
    : `Stripe has ${JSON.stringify(there)}, billing ${JSON.stringify(here)}`;
}

function saidByStripe({ id, status, items, ...subscription }: StripeSubscription) {
  const periodEnd = items.data[0]?.current_period_end ?? null;
  const cancelled = subscription.cancel_at_period_end ? periodEnd : null;
  return [id, words[status], periodEnd, subscription.ended_at ?? cancelled];
}

function seconds(instant: Date): number {
  return instant.getTime() / 1000;
}

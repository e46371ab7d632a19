import { daysUntil } from '@marquee/contracts/dates';
import type { Subscription as SubscriptionView } from '@marquee/contracts/billing-operations';

/** One per provider, under the provider's id. */
export type Subscription = {
  id: string;
  version: number;
  openedAt: Date;
  /** There only once the provider's account was deleted. */
  closedAt?: Date;
};

export type SubscriptionHistoryEntry = { type: 'opened' | 'closed'; at: Date };

/** The plan every provider is on. The trial ends for all on the same day. */
export type Plan = { trialEndsOn: string; timeZone: string };

const monthlyPrice = '99.00';

export function openSubscriptionOf(providerId: string, now: Date): Subscription {
  return { id: providerId, version: 1, openedAt: now };
}

/** How the plan stands today; the trial's last day is the one before it ends. */
export function standingOf({ trialEndsOn, timeZone }: Plan, now: Date): SubscriptionView {
  const daysRemaining = Math.max(0, daysUntil(trialEndsOn, timeZone, now));
  return {
    status: daysRemaining > 0 ? 'trialing' : 'expired',
    trialEndsOn,
    daysRemaining,
    monthlyPrice,
    renewsOn: null,
  };
}

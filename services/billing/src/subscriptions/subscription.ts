import type { PayoutStatus } from '@marquee/contracts/payout-operations';
import type { ToBeAsked } from '../processor/put-off.ts';

/** One per provider, under the provider's id. */
export type Subscription = ToBeAsked & {
  id: string;
  version: number;
  openedAt: Date;
  /** When the provider's account was made; absent where no message of this release has said it. */
  registeredAt?: Date;
  /** Since when it stands as it does: a renewal changes nothing. */
  changedAt: Date;
  /** There only once the provider's account was deleted. */
  closedAt?: Date;
  /** Who they are at the card processor, from their first checkout on. */
  customerId?: string;
  /** The one under way. */
  checkout?: { id: string; expiresAt: Date } | null;
  /** As the processor had it when it was last asked. */
  paidPlan?: PaidPlan;
  /** Their own one at the processor, which their clients' cards pay. */
  payoutAccount?: PayoutAccount | null;
};

/** As the processor had it when it was last asked. */
export type PayoutAccount = { id: string; status: 'incomplete' | 'ready' };

/**
 * `id` is the processor's. `endsAt`: it was cancelled and ends then, or has ended. `pastDueSince`: our own, while a
 * payment is due; the processor's periods go on meanwhile.
 */
export type PaidPlan = {
  id: string;
  status: 'active' | 'past_due' | 'ended';
  periodStartsAt: Date;
  periodEndsAt: Date;
  endsAt: Date | null;
  pastDueSince?: Date;
};

export type SubscriptionHistoryEntry =
  | { type: 'opened' | 'closed'; at: Date }
  | { type: 'plan-changed'; status: PaidPlan['status']; at: Date }
  | { type: 'payouts-changed'; status: PayoutStatus; at: Date };

export function openSubscriptionOf(providerId: string, now: Date, registeredAt?: Date): Subscription {
  return { id: providerId, version: 1, openedAt: now, changedAt: now, ...(registeredAt && { registeredAt }) };
}

type RunningPlan = PaidPlan & { status: 'active' | 'past_due' };

export function isRunning(paidPlan: PaidPlan | undefined): paidPlan is RunningPlan {
  return paidPlan !== undefined && paidPlan.status !== 'ended';
}

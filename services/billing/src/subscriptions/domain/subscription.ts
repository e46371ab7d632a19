import type { ScheduledCheck } from '../../processor/reschedule-with-backoff.ts';

/** One per provider, under the provider's id. */
export type Subscription = ScheduledCheck & {
  id: string;
  version: number;
  openedAt: Date;
  /** When the provider's account was created; absent if billing has received only messages of earlier releases. */
  registeredAt?: Date;
  /** When the stored state last changed. A renewal does not change this time, nor does the end of a trial, which is not stored. */
  changedAt: Date;
  /** Present only after the provider's account was deleted. */
  closedAt?: Date;
  /** The provider's customer id at the payment processor; present from the first checkout on. */
  customerId?: string;
  /** The open checkout. */
  checkout?: { id: string; expiresAt: Date } | null;
  /** As last read from the processor. */
  paidPlan?: PaidPlan;
  /** The provider's own account at the processor, which receives their clients' card payments. */
  payoutAccount?: PayoutAccount | null;
};

/** As last read from the processor. */
export type PayoutAccount = { id: string; status: 'incomplete' | 'ready' };

/**
 * `id` is the processor's id. `endsAt`: when a cancelled plan ends or has ended. `pastDueSince`: when the unpaid renewal was
 * due. Billing stores it, because the processor starts new periods while the payment is due.
 */
export type PaidPlan = {
  id: string;
  status: 'active' | 'past_due' | 'ended';
  periodStartsAt: Date;
  periodEndsAt: Date;
  endsAt: Date | null;
  pastDueSince?: Date;
};

export type SubscriptionFact =
  | { type: 'opened'; registeredAt: Date | undefined }
  /** The date of the provider's registration arrived after the subscription was opened. */
  | { type: 'registered'; registeredAt: Date }
  | { type: 'customer-created'; customerId: string }
  /** A paying customer was found at the processor after a restore. */
  | { type: 'customer-found'; customerId: string }
  | { type: 'checkout-opened'; checkout: NonNullable<Subscription['checkout']> }
  /** The plan was read from the processor; null if the processor has none. */
  | { type: 'plan-read'; plan: PaidPlan | null }
  /** The payout account was created at or read from the processor; null if it is inaccessible. */
  | { type: 'payouts-read'; account: PayoutAccount | null }
  /** The provider's account was deleted. */
  | { type: 'closed' }
  | { type: 'ended-at-processor' };

/** The subscription of a provider for whom none is stored yet. */
export function noSubscription(providerId: string, now: Date): Subscription {
  return { id: providerId, version: 0, openedAt: now, changedAt: now };
}

type RunningPlan = PaidPlan & { status: 'active' | 'past_due' };

export function isRunning(paidPlan: PaidPlan | undefined): paidPlan is RunningPlan {
  return paidPlan !== undefined && paidPlan.status !== 'ended';
}

import { z } from 'zod';
import { instant } from '../dates.ts';
import { defineMessage } from '../message.ts';

/** `coveredUntil` includes the grace period. `endsAt` is null for a subscription that was neither cancelled nor has ended. */
export const subscriptionSnapshot = z.object({
  providerId: z.uuid(),
  status: z.enum(['active', 'past_due', 'ended']),
  periodEndsAt: instant,
  endsAt: instant.nullable(),
  coveredUntil: instant,
});
export type SubscriptionSnapshot = z.infer<typeof subscriptionSnapshot>;

/** Published when a paid subscription begins, renews, becomes past due, is cancelled or ends. Quotes stores it; identity sends emails. */
export const subscriptionChanged = defineMessage('billing.subscription.changed.v1', subscriptionSnapshot);

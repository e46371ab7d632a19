import { z } from 'zod';

/** States for an operator: `ending` was cancelled and still runs; `closed` was closed with its account. */
export const subscriptionState = z.enum([
  'trialing',
  'expired',
  'active',
  'past_due',
  'ending',
  'ended',
  'closed',
]);
export type SubscriptionState = z.infer<typeof subscriptionState>;

/** A provider's subscription in an operator's list; dates are in the platform's time zone. */
export const subscriptionRow = z.object({
  providerId: z.string(),
  /** From the provider's most recently accepted quote; empty without one: then the account has the name. */
  providerName: z.string(),
  state: subscriptionState,
  since: z.string(),
  /** When the trial ends, or the subscription renews, is to be paid, or ends; null without a next date. */
  until: z.string().nullable(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

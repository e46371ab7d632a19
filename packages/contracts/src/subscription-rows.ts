import { z } from 'zod';

/** States of a subscription as an operator reads them. `ending`: cancelled, but still running. `closed`: the account was deleted. */
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
  /** The name on the provider's most recently accepted quote. Empty without an accepted quote; then only the account has the name. */
  providerName: z.string(),
  state: subscriptionState,
  since: z.string(),
  /** The next date: the end of the trial, or the date of the renewal, payment or end of the subscription. Null if there is none. */
  until: z.string().nullable(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

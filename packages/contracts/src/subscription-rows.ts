import { z } from 'zod';

/** As an operator tells them apart: one that is `ending` was cancelled and still runs; a `closed` one went with its account. */
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

/** A provider's subscription as an operator sees it in a list; days are the platform's. */
export const subscriptionRow = z.object({
  providerId: z.string(),
  /** As on the quote of theirs that was accepted last; empty before there is one: then their account says it. */
  providerName: z.string(),
  state: subscriptionState,
  since: z.string(),
  /** When the trial ends, it renews, is to be paid, or ends; null where nothing is ahead. */
  until: z.string().nullable(),
});
export type SubscriptionRow = z.infer<typeof subscriptionRow>;

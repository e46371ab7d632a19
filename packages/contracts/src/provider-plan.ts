import { z } from 'zod';

/** The first day after the trial, in the venue's time zone, if `TRIAL_ENDS_ON` is not set. */
export const trialEndsOnByDefault = '2025-10-01';

/** The price of a subscription, in US dollars. */
export const monthlyPrice = '99.00';

/** What is withheld from a provider without a subscription: nothing, or creating and sending quotes. */
export const subscriptionEnforcement = z.enum(['none', 'new-quotes']);
export type SubscriptionEnforcement = z.infer<typeof subscriptionEnforcement>;

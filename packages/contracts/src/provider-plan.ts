import { z } from 'zod';

/** The first day after the trial, in the venue's time zone, if `TRIAL_ENDS_ON` is not set. */
export const trialEndsOnByDefault = '2025-10-01';

/** In US dollars. */
export const monthlyPrice = '99.00';

/** What a provider without a subscription cannot do: nothing is withheld, or creating and sending quotes. */
export const subscriptionEnforcement = z.enum(['none', 'new-quotes']);
export type SubscriptionEnforcement = z.infer<typeof subscriptionEnforcement>;

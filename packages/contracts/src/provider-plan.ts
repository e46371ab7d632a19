import { z } from 'zod';

/** The first day that is not free, in the venue's time zone, where `TRIAL_ENDS_ON` names no other. */
export const trialEndsOnByDefault = '2025-10-01';

/** In US dollars. */
export const monthlyPrice = '99.00';

/** What a provider without a subscription is refused: nothing, or creating and sending quotes. */
export const subscriptionEnforcement = z.enum(['none', 'new-quotes']);
export type SubscriptionEnforcement = z.infer<typeof subscriptionEnforcement>;

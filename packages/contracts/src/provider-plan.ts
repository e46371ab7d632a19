import { z } from 'zod';

/** The first day after the trial, in the platform's time zone, if `TRIAL_ENDS_ON` is not set. */
export const trialEndsOnByDefault = '2025-10-01';

/** The price of a subscription, in US dollars. */
export const monthlyPrice = '99.00';

/** What a provider without a subscription cannot do after the trial. `none`: no restriction. `new-quotes`: create or send quotes. */
export const subscriptionEnforcement = z.enum(['none', 'new-quotes']);
export type SubscriptionEnforcement = z.infer<typeof subscriptionEnforcement>;

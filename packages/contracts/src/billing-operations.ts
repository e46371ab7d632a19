import { z } from 'zod';
import { amount } from './money.ts';
import type { Operation } from './operation.ts';

export const subscriptionStatus = z.enum(['trialing', 'expired', 'active', 'past_due']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** `daysRemaining` counts to the end of the trial and is 0 from then on; `monthlyPrice` in US dollars. */
export const subscription = z.object({
  status: subscriptionStatus,
  trialEndsOn: z.string(),
  daysRemaining: z.int(),
  monthlyPrice: amount,
  renewsOn: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export const getSubscription = {
  method: 'get',
  path: '/billing/subscription',
  service: 'billing',
  actor: 'provider',
  summary: 'The provider’s subscription',
  status: 200,
  response: subscription,
} as const satisfies Operation;

export const startCheckout = {
  method: 'post',
  path: '/billing/checkout',
  service: 'billing',
  actor: 'provider',
  summary: 'Open the card checkout for the subscription; 409 where no card processor is configured',
  status: 200,
  response: z.object({ url: z.url() }),
} as const satisfies Operation;

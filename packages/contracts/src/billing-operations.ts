import { z } from 'zod';
import { amount } from './money.ts';
import type { Operation } from './operation.ts';

export const subscriptionStatus = z.enum(['trialing', 'expired', 'active', 'past_due', 'ended']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/**
 * `daysRemaining` counts to the end of the trial and is 0 from then on; `monthlyPrice` in US dollars. An active one either renews
 * or, once it was cancelled, ends on a day; what is past due is to be paid by one.
 */
export const subscription = z.object({
  status: subscriptionStatus,
  trialEndsOn: z.string(),
  daysRemaining: z.int(),
  monthlyPrice: amount,
  renewsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  payBy: z.string().nullable(),
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

/** An address at the card processor, good for a while and for this provider alone. */
const hostedPage = z.object({ url: z.url() });

export const startCheckout = {
  method: 'post',
  path: '/billing/checkout',
  service: 'billing',
  actor: 'provider',
  summary:
    'Open the card checkout for the subscription; 409 where it is not needed or no card processor is configured, 503 while that is away',
  status: 200,
  response: hostedPage,
  answerIsSecret: true,
} as const satisfies Operation;

export const openBillingPortal = {
  method: 'post',
  path: '/billing/portal',
  service: 'billing',
  actor: 'provider',
  summary:
    'Open the page at the card processor where the card is changed, the plan cancelled and receipts are kept; 409 before the first checkout',
  status: 200,
  response: hostedPage,
  answerIsSecret: true,
} as const satisfies Operation;

export const receiveStripeNotification = {
  method: 'post',
  path: '/webhooks/stripe',
  service: 'billing',
  actor: 'anyone',
  summary: 'For Stripe: something has changed there. 400 without its signature',
  body: z.looseObject({ type: z.string(), data: z.looseObject({ object: z.looseObject({}) }) }),
  rawBody: true,
  status: 204,
  response: z.undefined(),
  answerIsSecret: true,
} as const satisfies Operation;

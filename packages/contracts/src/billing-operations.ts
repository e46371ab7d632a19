import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import { hostedPage } from './hosted-page.ts';
import { amount } from './money.ts';
import type { Operation } from './operation.ts';
import { payoutStatus } from './payout-operations.ts';
import { subscriptionEnforcement } from './provider-plan.ts';

export const subscriptionStatus = z.enum(['trialing', 'expired', 'active', 'past_due', 'ended']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/**
 * `daysRemaining` is the number of days to the end of the trial, and 0 after the trial. `monthlyPrice` is in US dollars. Three of the
 * calendar dates exist only in some states: `renewsOn` (active), `endsOn` (cancelled or ended) and `payBy` (past due).
 */
export const subscription = z.object({
  status: subscriptionStatus,
  trialEndsOn: z.string(),
  daysRemaining: z.int(),
  monthlyPrice: amount,
  renewsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  payBy: z.string().nullable(),
  /** Absent in answers of an earlier release. */
  enforcement: subscriptionEnforcement.optional(),
  /**
   * Whether clients can pay the provider by card, according to the last known state. `unavailable`: the server has no payment processor.
   * Absent in answers of an earlier release.
   */
  cardPayments: z.enum(['unavailable', ...payoutStatus.options]).optional(),
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

/** The card for the next charge; `expires` has the form `12/2039`. */
export const paymentCard = z.object({ brand: z.string(), last4: z.string(), expires: z.string() });
export type PaymentCard = z.infer<typeof paymentCard>;

/** The receipt of one month; `url` is the processor's page for paying or printing it. */
export const receipt = z.object({
  id: z.string(),
  issuedOn: z.string(),
  amount,
  status: z.enum(['paid', 'due', 'void']),
  url: z.url().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

/** `receipts` has the newest first, for at most two years. */
export const billingAccount = z.object({
  subscription,
  card: paymentCard.nullable(),
  receipts: z.array(receipt),
});
export type BillingAccount = z.infer<typeof billingAccount>;

export const getBillingAccount = {
  method: 'get',
  path: '/billing/account',
  service: 'billing',
  actor: 'provider',
  summary:
    'The subscription as the payment processor reports it now, with card and receipts; 503 while the processor is unavailable',
  status: 200,
  response: billingAccount,
  refuses: [409],
} as const satisfies DescribedOperation;

export const cancelSubscription = {
  method: 'post',
  path: '/billing/subscription/cancel',
  service: 'billing',
  actor: 'provider',
  summary: 'Cancel the subscription at the end of the paid period; repeating it changes nothing',
  status: 200,
  response: subscription,
} as const satisfies Operation;

export const resumeSubscription = {
  method: 'post',
  path: '/billing/subscription/resume',
  service: 'billing',
  actor: 'provider',
  summary: 'Resume a cancelled subscription that has not ended; repeating it changes nothing',
  status: 200,
  response: subscription,
} as const satisfies Operation;

export const startCheckout = {
  method: 'post',
  path: '/billing/checkout',
  service: 'billing',
  actor: 'provider',
  summary:
    'Open the card checkout for the subscription; 409 if it is not needed or no payment processor is configured, 503 while the processor is unavailable',
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
    'Open the payment processor’s page for changing the card, cancelling the plan and reading receipts; 409 before the first checkout',
  status: 200,
  response: hostedPage,
  answerIsSecret: true,
} as const satisfies Operation;

export const receiveStripeNotification = {
  method: 'post',
  path: '/webhooks/stripe',
  service: 'billing',
  actor: 'anyone',
  summary:
    'Webhook of Stripe: something has changed there. 400 without Stripe’s signature; 503 if the change cannot be read from Stripe, so that Stripe retries the webhook',
  body: z.looseObject({ type: z.string(), data: z.looseObject({ object: z.looseObject({}) }) }),
  rawBody: true,
  status: 204,
  response: z.undefined(),
  answerIsSecret: true,
} as const satisfies Operation;

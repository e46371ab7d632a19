import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import { hostedPage } from './hosted-page.ts';
import type { Operation } from './operation.ts';

/** Whether clients can pay by card. `incomplete`: the payment processor requires more details from the provider. */
export const payoutStatus = z.enum(['not_connected', 'incomplete', 'ready']);
export type PayoutStatus = z.infer<typeof payoutStatus>;

/** The provider’s own account at the payment processor, which receives the card payments of clients. */
export const payouts = z.object({ status: payoutStatus });
export type Payouts = z.infer<typeof payouts>;

export const getPayouts = {
  method: 'get',
  path: '/billing/payouts',
  service: 'billing',
  actor: 'provider',
  summary:
    'Whether clients can pay the provider by card, as the payment processor reports it now; 503 while the processor is unavailable',
  status: 200,
  response: payouts,
  refuses: [409],
} as const satisfies DescribedOperation;

export const startOnboarding = {
  method: 'post',
  path: '/billing/payouts/onboarding',
  service: 'billing',
  actor: 'provider',
  summary:
    'Open the payment processor’s onboarding page, where the provider enters identity and bank account; 409 if no payment processor is configured, 503 while the processor is unavailable',
  status: 200,
  response: hostedPage,
  answerIsSecret: true,
} as const satisfies Operation;

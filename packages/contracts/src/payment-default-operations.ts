import { z } from 'zod';
import { issuerDetails } from './billing-details.ts';
import type { Operation } from './operation.ts';
import { paymentTerms } from './payment-terms.ts';
import { basedOn, revisioned } from './revision.ts';

/** Tax number and billing address are there once they are given; they stand on invoices that are sent from then on. */
export const paymentDefault = paymentTerms.extend({
  taxNumber: z.string().optional(),
  billingAddress: z.string().optional(),
});
export type PaymentDefault = z.infer<typeof paymentDefault>;

export const paymentDefaultRequest = paymentTerms.extend(issuerDetails);

export const getPaymentDefault = {
  method: 'get',
  path: '/quotes/payment-default',
  service: 'quotes',
  actor: 'provider',
  summary:
    'How a quote of the provider’s is to be paid where they choose nothing else, and what their invoices say of them',
  status: 200,
  response: paymentDefault.extend(revisioned),
} as const satisfies Operation;

export const setPaymentDefault = {
  ...getPaymentDefault,
  method: 'put',
  summary:
    'Set how quotes that are begun from now on are to be paid, and what invoices that are sent from now on say of the provider; those there are stay as they are',
  body: paymentDefaultRequest.extend(basedOn),
} as const satisfies Operation;

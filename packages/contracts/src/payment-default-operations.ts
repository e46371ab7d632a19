import { z } from 'zod';
import { issuerDetails } from './billing-details.ts';
import type { Operation } from './operation.ts';
import { paymentTerms } from './payment-terms.ts';
import { basedOn, revisioned } from './revision.ts';

/** Tax number and billing address are absent until the provider enters them. Invoices that are sent later show them. */
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
    'The payment terms with which new quotes of the provider start, and the tax number and billing address that invoices show',
  status: 200,
  response: paymentDefault.extend(revisioned),
} as const satisfies Operation;

export const setPaymentDefault = {
  ...getPaymentDefault,
  method: 'put',
  summary:
    'Set the payment terms of new quotes, and the tax number and billing address (at most 8 lines) of invoices that are sent from now on; existing ones stay as they are',
  body: paymentDefaultRequest.extend(basedOn),
} as const satisfies Operation;

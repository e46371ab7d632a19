import type { Operation } from './operation.ts';
import { paymentTerms } from './payment-terms.ts';

export const getPaymentDefault = {
  method: 'get',
  path: '/quotes/payment-default',
  service: 'quotes',
  actor: 'provider',
  summary: 'How a quote of the provider’s is to be paid where they choose nothing else',
  status: 200,
  response: paymentTerms,
} as const satisfies Operation;

export const setPaymentDefault = {
  ...getPaymentDefault,
  method: 'put',
  summary: 'Set how quotes that are begun from now on are to be paid; those there are stay as they are',
  body: paymentTerms,
} as const satisfies Operation;

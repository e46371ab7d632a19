import { billingAddress, billingAddressRequest } from './billing-details.ts';
import type { Operation } from './operation.ts';

export const getBillingAddress = {
  method: 'get',
  path: '/billing/client/billing-address',
  service: 'billing',
  actor: 'client',
  summary: 'The billing address that the client has given; empty where there is none',
  status: 200,
  response: billingAddress,
} as const satisfies Operation;

export const setBillingAddress = {
  ...getBillingAddress,
  method: 'put',
  summary: 'Set the billing address for invoices and receipts that are issued from now on, or remove it',
  body: billingAddressRequest,
} as const satisfies Operation;

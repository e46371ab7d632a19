import { z } from 'zod';
import { billingAddressRequest } from './billing-details.ts';
import type { Operation } from './operation.ts';
import { basedOn, revisioned } from './revision.ts';

/** The client's billing address; empty if they have given none. */
const billingAddressView = z.object({ billingAddress: z.string(), ...revisioned });
export type BillingAddressView = z.infer<typeof billingAddressView>;

export const getBillingAddress = {
  method: 'get',
  path: '/billing/client/billing-address',
  service: 'billing',
  actor: 'client',
  summary: 'The client’s billing address; empty if there is none',
  status: 200,
  response: billingAddressView,
} as const satisfies Operation;

export const setBillingAddress = {
  ...getBillingAddress,
  method: 'put',
  summary:
    'Set the billing address (at most 8 lines) for invoices and receipts that are issued from now on, or remove it',
  body: billingAddressRequest.extend(basedOn),
} as const satisfies Operation;

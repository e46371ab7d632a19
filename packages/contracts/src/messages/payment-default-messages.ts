import { z } from 'zod';
import { defineMessage } from '../message.ts';

/** The provider's details on invoices, besides the name; empty if the provider has given none. */
export const issuerSnapshot = z.object({
  providerId: z.uuid(),
  taxNumber: z.string(),
  billingAddress: z.string(),
});
export type IssuerSnapshot = z.infer<typeof issuerSnapshot>;

/** Published when a provider changes tax number or billing address. Billing prints them on invoices that are sent later. */
export const issuerChanged = defineMessage('quotes.issuer.changed.v1', issuerSnapshot);

import { z } from 'zod';
import { defineMessage } from '../message.ts';

/** What invoices show of their provider beside the name; empty when the provider has given none. */
export const issuerSnapshot = z.object({
  providerId: z.uuid(),
  taxNumber: z.string(),
  billingAddress: z.string(),
});
export type IssuerSnapshot = z.infer<typeof issuerSnapshot>;

/** Published when a provider changes tax number or billing address in their payment defaults. Billing puts them on invoices that it sends from then on. */
export const issuerChanged = defineMessage('quotes.issuer.changed.v1', issuerSnapshot);

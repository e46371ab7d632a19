import { z } from 'zod';
import { optionalLines, optionalText } from './text.ts';

/** What a provider's invoices say beside the name. Left out: it stays as it is; empty: it is removed. */
export const issuerDetails = { taxNumber: optionalText(40), billingAddress: optionalLines(500) };

/** Where a client wants invoices addressed to; empty where they have given none. */
export const billingAddress = z.object({ billingAddress: z.string() });
export type BillingAddress = z.infer<typeof billingAddress>;

/** Empty removes it. */
export const billingAddressRequest = z.object({
  billingAddress: optionalLines(500),
});

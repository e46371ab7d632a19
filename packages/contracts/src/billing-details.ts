import { z } from 'zod';
import { optionalLines, optionalText } from './text.ts';

/** What a provider's invoices say beside the name. Left out: it stays as it is; empty: it is removed. */
export const issuerDetails = { taxNumber: optionalText(40), billingAddress: optionalLines(500) };

/** Empty removes it. */
export const billingAddressRequest = z.object({
  billingAddress: optionalLines(500),
});

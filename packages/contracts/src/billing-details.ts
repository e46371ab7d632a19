import { z } from 'zod';
import { optionalLines, optionalText } from './text.ts';

/** What a provider's invoices show beside the name. A field that is left out stays as it is; an empty one is removed. */
export const issuerDetails = { taxNumber: optionalText(40), billingAddress: optionalLines(500) };

/** An empty address removes the stored one. */
export const billingAddressRequest = z.object({
  billingAddress: optionalLines(500),
});

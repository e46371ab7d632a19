import { z } from 'zod';
import { cleanLines } from './clean-text.ts';
import { cleanText, optionalLines, optionalText } from './text.ts';

const longestAddress = 500;

/** What fits into the head of an invoice beside the sums. */
const mostAddressLines = 8;

/** An address of several lines that may be left out or empty. */
const optionalAddress = cleanText({ clean: cleanLines, max: longestAddress })
  .refine(
    (address) => address.split('\n').length <= mostAddressLines,
    `Please use at most ${mostAddressLines} lines`,
  )
  .optional();

/** What a provider's invoices show beside the name. A field that is left out stays as it is; an empty one is removed. */
export const issuerDetails = { taxNumber: optionalText(40), billingAddress: optionalAddress };

/** The same as a page has read it: an address that an earlier release has stored may have more lines. */
export const issuerDetailsAsRead = { ...issuerDetails, billingAddress: optionalLines(longestAddress) };

/** An empty address removes the stored one. */
export const billingAddressRequest = z.object({ billingAddress: optionalAddress });

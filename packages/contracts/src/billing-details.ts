import { z } from 'zod';
import { cleanLines } from './clean-text.ts';
import { cleanText, optionalLines, optionalText } from './text.ts';

const longestAddress = 500;

/** The number of lines that fit into the header of an invoice. */
const mostAddressLines = 8;

/** An optional postal address: empty, or at most `mostAddressLines` lines. */
const optionalAddress = cleanText({ clean: cleanLines, max: longestAddress })
  .refine(
    (address) => address.split('\n').length <= mostAddressLines,
    `Please use at most ${mostAddressLines} lines`,
  )
  .optional();

/** A provider's details on invoices, besides the name. An absent field stays unchanged; an empty one is removed. */
export const issuerDetails = { taxNumber: optionalText(40), billingAddress: optionalAddress };

/** The provider's details as a page has read them. An address that an earlier release stored may have more lines. */
export const issuerDetailsAsRead = { ...issuerDetails, billingAddress: optionalLines(longestAddress) };

/** An empty address removes the stored one. */
export const billingAddressRequest = z.object({ billingAddress: optionalAddress });

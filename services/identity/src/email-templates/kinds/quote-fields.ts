import { z } from 'zod';

/** The data of all emails about a quote. */
export const quoteFields = {
  quoteId: z.string(),
  version: z.int(),
  eventName: z.string(),
  payableCents: z.int(),
  /** The IANA time zone in which the email shows its instants. */
  timeZone: z.string(),
};

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

type QuoteData = z.infer<z.ZodObject<typeof quoteFields>>;

/** The data of an email about the quote that a message describes. */
export function quoteDataOf(
  { quoteId, version, eventName, payableCents }: Omit<QuoteData, 'timeZone'>,
  timeZone: string,
): QuoteData {
  return { quoteId, version, eventName, payableCents, timeZone };
}

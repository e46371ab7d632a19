import { z } from 'zod';
import { instant } from './dates.ts';
import { quoteStatus } from './quote-statuses.ts';

/** A quote's status. Client Quotes, Requests Received and Event Leads all describe a quote by these fields. */
export const quoteStanding = z.object({
  status: quoteStatus,
  /** When the last version was sent; null before the first. */
  lastSentAt: instant.nullable(),
  /** Whether the provider has withdrawn the last sent version, so that the client cannot accept it. */
  isWithdrawn: z.boolean(),
  acceptedAt: instant.nullable(),
});
export type QuoteStanding = z.infer<typeof quoteStanding>;

/** The standing without the other fields of a stored row. */
export function standingIn({ status, lastSentAt, isWithdrawn, acceptedAt }: QuoteStanding): QuoteStanding {
  return { status, lastSentAt, isWithdrawn, acceptedAt };
}

type Answered = Omit<QuoteStanding, 'isWithdrawn'> & { answer?: string | undefined };

/** The standing of a quote whose last sent version has this answer. */
export function toQuoteStanding({ status, lastSentAt, acceptedAt, answer }: Answered): QuoteStanding {
  return { status, lastSentAt, isWithdrawn: answer === 'withdrawn', acceptedAt };
}

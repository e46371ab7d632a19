import { z } from 'zod';
import { calendarDate } from './dates.ts';
import { nonNegativeAmount } from './money.ts';
import { paymentTerms } from './payment-terms.ts';
import { requiredEmail } from './email-address.ts';
import { basedOn } from './revision.ts';
import { optionalLines, optionalText, requiredText } from './text.ts';

export const quoteRequest = z.object({
  clientEmail: requiredEmail('Client email is required'),
  clientName: optionalText(),
  eventName: requiredText('Event name is required'),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** An `archivedAt` from the browser is accepted and ignored, because the server's clock counts. `archived` can only be set to true. */
export const quoteUpdate = z.object({
  eventName: requiredText('Event name is required').optional(),
  archived: z.literal(true, 'A quote can only be archived').optional(),
  archivedAt: optionalText(40),
  notes: optionalLines(5000),
  discountAmount: nonNegativeAmount('Discount must not be negative').optional(),
  validUntil: calendarDate('Valid until is required').optional(),
  paymentSchedule: paymentTerms.optional(),
  ...basedOn,
});
export type QuoteUpdate = z.infer<typeof quoteUpdate>;

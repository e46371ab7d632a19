import { z } from 'zod';
import { issuerDetailsAsRead } from './billing-details.ts';
import { calendarDate } from './dates.ts';
import { positiveAmount } from './money.ts';
import { basedOn } from './revision.ts';
import { optionalLines, requiredLines } from './text.ts';

const maxWords = 500;

const issuerAsRead = z.object(issuerDetailsAsRead);
export type IssuerAsRead = z.output<typeof issuerAsRead>;

/**
 * The body may be left out. `issuer`: tax number and billing address of the provider's payment defaults, as the caller has read them. The
 * invoice is not sent while billing has others.
 */
export const sendRequest = z.object({ ...basedOn, issuer: issuerAsRead.optional() }).optional();

/** Said by the dialog and by billing. */
export const paidBeforeAcceptance = 'A payment cannot be dated before the quote was accepted';

/** A payment outside the product pays the whole invoice. */
export const paymentRequest = z.object({
  paidOn: calendarDate('The day of the payment is required'),
  note: optionalLines(maxWords),
  ...basedOn,
});

export const refundRequest = z.object({
  amount: positiveAmount('The refund must be more than zero'),
  reason: requiredLines('Please enter a reason', maxWords),
  /** Of a card payment: given back outside the product, so that nothing goes to the card. */
  method: z.literal('offline').optional(),
  ...basedOn,
});

/** A client asks their provider for a refund. */
export const refundWish = z.object({
  reason: requiredLines('Please enter a reason', maxWords),
});

export const voidRequest = z.object({
  reason: requiredLines('Please enter a reason', maxWords),
  ...basedOn,
});

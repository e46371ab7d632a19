import { z } from 'zod';
import { issuerDetailsAsRead } from './billing-details.ts';
import { calendarDate } from './dates.ts';
import { positiveAmount } from './money.ts';
import { basedOn } from './revision.ts';
import { optionalLines, requiredLines } from './text.ts';

const maxTextLength = 500;

const issuerAsRead = z.object(issuerDetailsAsRead);
export type IssuerAsRead = z.output<typeof issuerAsRead>;

/**
 * `issuer`: tax number and billing address in the provider's payment defaults, as the caller has read them. Billing does not send the
 * invoice while its own copy of them differs.
 */
export const sendRequest = z.object({ ...basedOn, issuer: issuerAsRead.optional() }).optional();

/** The error for a payment date before the acceptance. The dialog for recording a payment and billing share this text. */
export const paidBeforeAcceptance = 'A payment cannot be dated before the quote was accepted';

/** A payment that the provider received outside Marquee. It always pays the whole invoice. */
export const paymentRequest = z.object({
  paidOn: calendarDate('The day of the payment is required'),
  note: optionalLines(maxTextLength),
  ...basedOn,
});

export const refundRequest = z.object({
  amount: positiveAmount('The refund must be more than zero'),
  reason: requiredLines('Please enter a reason', maxTextLength),
  /** For a card payment that the provider refunds outside Marquee. The payment processor then returns no money to the card. */
  method: z.literal('offline').optional(),
  ...basedOn,
});

/** A client's refund request to their provider. */
export const clientRefundRequest = z.object({
  reason: requiredLines('Please enter a reason', maxTextLength),
});

export const voidRequest = z.object({
  reason: requiredLines('Please enter a reason', maxTextLength),
  ...basedOn,
});

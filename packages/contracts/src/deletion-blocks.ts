import { z } from 'zod';
import { instant } from './dates.ts';
import { amount } from './money.ts';

/** The name of the client or provider on the other side of a record that blocks a deletion; absent in answers of an earlier release. */
const withOtherSide = { otherName: z.string().optional() };

/** A booked event, neither completed nor cancelled. `hasStarted`: the event has begun, so only its provider can complete or cancel it. */
export const openBooking = z.object({
  eventId: z.uuid(),
  name: z.string(),
  eventDate: z.string(),
  hasStarted: z.boolean().optional(),
  ...withOtherSide,
});
export type OpenBooking = z.infer<typeof openBooking>;

/** An accepted quote that was created by hand. It counts as an open booking until its provider archives it. */
export const openQuote = z.object({
  quoteId: z.uuid(),
  name: z.string(),
  acceptedAt: instant,
  ...withOtherSide,
});
export type OpenQuote = z.infer<typeof openQuote>;

/**
 * An invoice that the account issued or received. A draft has no number yet, and will be sent at `sendsAt`. `dueOn` is a calendar date.
 */
export const blockingInvoice = z.object({
  invoiceId: z.uuid(),
  number: z.int().nullable(),
  amount,
  dueOn: z.string(),
  sendsAt: instant.nullable().optional(),
  ...withOtherSide,
});
export type BlockingInvoice = z.infer<typeof blockingInvoice>;

/** An invoice of a cancelled event whose client waits for an answer to the refund request. */
export const refundRequest = blockingInvoice.extend({ requestedAt: instant });
export type RefundRequest = z.infer<typeof refundRequest>;

/** A provider's most recently ended booking: an event, or a quote without an event. */
export const endedBooking = z.object({
  eventId: z.uuid().nullable(),
  quoteId: z.uuid().nullable(),
  endedAt: instant,
  ...withOtherSide,
});
export type EndedBooking = z.infer<typeof endedBooking>;

/** What blocks the deletion of an account besides open bookings. These fields are absent in answers of an earlier release. */
export const deletionBlocks = {
  openQuotes: z.array(openQuote).optional(),
  unpaidInvoices: z.array(blockingInvoice).optional(),
  refundsUnderWay: z.array(blockingInvoice).optional(),
  /** For a provider: refund requests of the last 30 days without a refund. */
  refundRequests: z.array(refundRequest).optional(),
  /** For a provider: 30 days after the last booking was completed, cancelled or archived; null if no booking ended in the last 30 days. */
  completedUntil: instant.nullable().optional(),
  lastEnded: endedBooking.nullable().optional(),
};

/** Why the deletion of an account is rejected and what to do, by error code. Identity and the page share these texts. */
export const deletionRefusals = {
  open_bookings: 'You have open bookings. They have to be cancelled or completed first.',
  open_quotes: 'You have accepted quotes without an event. They are open until the provider archives them.',
  unpaid_invoices: 'You have unpaid invoices. They have to be paid or voided first.',
  refund_under_way: 'A refund is still being made. Please try again in a few minutes.',
  refund_requested:
    'A client asked you for a refund. Please refund it first, or wait until the request is 30 days old.',
  booking_completed_lately:
    'A booking ended less than 30 days ago. Its client can still reach you until then.',
} as const;
export type DeletionRefusal = keyof typeof deletionRefusals;

/** Days in which a provider cannot delete the account after a booking has ended, or after a client has requested a refund. */
export const daysAfterCompletion = 30;

import { z } from 'zod';
import { instant } from './dates.ts';
import { amount } from './money.ts';

/** An invoice of the account, made or got; a draft has no number yet. `dueOn` is a calendar date. */
export const blockingInvoice = z.object({
  invoiceId: z.uuid(),
  number: z.int().nullable(),
  amount,
  dueOn: z.string(),
});
export type BlockingInvoice = z.infer<typeof blockingInvoice>;

/** What stands in the way of deleting an account beside open bookings; an earlier release answers none of it. */
export const deletionBlocks = {
  unpaidInvoices: z.array(blockingInvoice).optional(),
  refundsUnderWay: z.array(blockingInvoice).optional(),
  /** When 30 days have passed since a provider's last completed booking; null where they have. */
  completedUntil: instant.nullable().optional(),
};

/** Why deleting the account is refused and what to do, by the code of the refusal: identity and the page say the same. */
export const deletionRefusals = {
  open_bookings: 'You have open bookings. Please cancel or complete them first.',
  unpaid_invoices: 'You have unpaid invoices. They have to be paid or voided first.',
  refund_under_way: 'A refund is still being made. Please try again in a few minutes.',
  booking_completed_lately:
    'A booking was completed less than 30 days ago. Its client can still reach you until then.',
} as const;
export type DeletionRefusal = keyof typeof deletionRefusals;

/** How long a provider stays reachable for the client of a completed booking. */
export const daysAfterCompletion = 30;

import { z } from 'zod';
import { instant } from './dates.ts';
import { invoiceReminders } from './invoice-reminders.ts';
import { amount } from './money.ts';
import { invoiceLine } from './priced-lines.ts';
import { revisioned } from './revision.ts';

/** Whether an invoice is overdue follows from its status and due date, so there is no status for it. */
export const invoiceStatus = z.enum(['draft', 'sent', 'paid', 'partly_refunded', 'refunded', 'void']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** How long sent invoices have been overdue, in days. `overdue` selects every overdue invoice. */
export const invoiceAge = z.enum([
  'not_yet_due',
  'overdue',
  'overdue_1_to_30',
  'overdue_31_to_60',
  'overdue_61_to_90',
  'overdue_over_90',
]);
export type InvoiceAge = z.infer<typeof invoiceAge>;

const invoicePart = z.enum(['deposit', 'balance']);

/**
 * `card`: paid on the payment processor's page. `offline`: paid outside Marquee, as the provider recorded it. `paidOn` is a calendar date
 * in the event's time zone; for a card payment it is the day of the charge. A card payment has no note.
 */
export const invoicePayment = z.object({
  method: z.enum(['card', 'offline']),
  paidOn: z.string(),
  note: z.string(),
  recordedAt: instant,
});

export type InvoicePayment = z.infer<typeof invoicePayment>;

/** Whether the client can pay by card now. `not_offered`: nothing is owed, or this server takes no cards. */
export const cardPayment = z.enum(['possible', 'provider_not_connected', 'not_offered']);
export type CardPayment = z.infer<typeof cardPayment>;

/** A refund of a payment. Its number consists of the invoice's number and a number within the invoice: `12-1`. */
export const creditNote = z.object({
  id: z.uuid(),
  number: z.string(),
  amount,
  reason: z.string(),
  issuedAt: instant,
});

/** The issuer or the recipient, as printed on the invoice. Unknown texts are empty. */
export const invoiceParty = z.object({ name: z.string(), email: z.string(), address: z.string() });

/** What the document shows besides the invoice's other fields. Frozen when the invoice is sent; a draft shows what would be sent now. */
export const invoiceDocument = z.object({
  issuer: invoiceParty.extend({ taxNumber: z.string() }),
  billedTo: invoiceParty,
  /** Absent until billing has received the lines of a quote that an earlier release accepted. */
  lines: z.array(invoiceLine).optional(),
  /** The sum of the quote's lines before the discount. */
  subtotal: amount.optional(),
  discount: amount.optional(),
});
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

/** A client's request for a refund of their payment for a cancelled event. */
export const requestedRefund = z.object({
  reason: z.string(),
  requestedAt: instant,
  /** Whether a refund was made after the request; absent in answers of an earlier release. */
  isAnswered: z.boolean().optional(),
});

/** A paid invoice of the same quote. `amount` is the payment; `paidOn` is a calendar date in the event's time zone. */
export const otherPayment = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  part: invoicePart,
  amount,
  refundedAmount: amount,
  paidOn: z.string(),
});
export type OtherPayment = z.infer<typeof otherPayment>;

/** `number` counts a provider's sent invoices from 1 without a gap; `dueOn` is a calendar date in the event's time zone. */
const shared = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  quoteId: z.uuid(),
  eventId: z.uuid().nullable(),
  part: invoicePart,
  status: invoiceStatus,
  isOverdue: z.boolean(),
  amount,
  /** The accepted quote's total: the sum of its invoices. */
  quoteTotal: amount,
  /** Sum of all credit notes. It exceeds `amount` only if money was refunded twice, by hand and by the payment processor. */
  refundedAmount: amount,
  dueOn: z.string(),
  eventName: z.string(),
  eventDate: z.string(),
  sentAt: instant.nullable(),
  paidAt: instant.nullable(),
  voidedAt: instant.nullable(),
  voidReason: z.string(),
  /** When a card payment was refunded in full automatically, because nothing was owed any more. */
  returnedAt: instant.nullable(),
  /** Filled for a single invoice; empty in lists, which have `refundedAmount`. */
  creditNotes: z.array(creditNote),
  /** Null until the client requests a refund; absent in answers of an earlier release. */
  requestedRefund: requestedRefund.nullable().optional(),
  /** Who cancelled the event; null if nobody has, or if it is unknown who has. Only for a single invoice; absent in lists. */
  cancelledBy: z.enum(['client', 'provider']).nullable().optional(),
  /** Only for a single invoice; absent in lists. */
  document: invoiceDocument.optional(),
  /** The other paid invoices of the quote. Only for a single invoice; absent in lists and in answers of an earlier release. */
  otherPayments: z.array(otherPayment).optional(),
  ...revisioned,
});

/** An invoice as its provider reads it. `isRefundOffered`: the event was cancelled, and part of the payment is not refunded yet. */
export const providerInvoice = shared.extend({
  clientName: z.string(),
  clientEmail: z.string(),
  /** The time zone of the event, in which payments are dated. */
  timeZone: z.string(),
  /** The date of the quote's acceptance in `timeZone`. No payment can be dated earlier. */
  acceptedOn: z.string(),
  payment: invoicePayment.nullable(),
  isRefundOffered: z.boolean(),
  /** The amount of a refund that the payment processor has not confirmed yet. Until then the provider can make no other refund. */
  refundUnderWay: amount.nullable(),
  /** The payment processor's last rejection of a refund to the card; null once another refund is started or made. */
  lastRefundRefused: z.object({ amount, refusedAt: instant }).nullable(),
  /** Number of possible further partial refunds. At 0, a refund must return all that is left. Absent in answers of an earlier release. */
  partialRefundsLeft: z.int().optional(),
  /** When the draft will be sent unless the provider sends it earlier; null if the invoice is not a draft. */
  sendsAt: instant.nullable(),
  /** Null unless the invoice is a draft or sent. Only for a single invoice; absent in lists. */
  reminders: invoiceReminders.nullable().optional(),
});
export type ProviderInvoice = z.infer<typeof providerInvoice>;

/** A later installment of the same quote. Its invoice is still a draft, so it has no number, and the client cannot open it. */
export const upcomingInstallment = z.object({ amount, dueOn: z.string(), sendsAt: instant });
export type UpcomingInstallment = z.infer<typeof upcomingInstallment>;

/** A sent invoice as its client reads it, without the provider's note on the payment. */
export const clientInvoice = shared.extend({
  providerName: z.string(),
  payment: invoicePayment.omit({ note: true }).nullable(),
  cardPayment,
  /**
   * Whether a checkout is not closed yet although nothing is owed any more, so that a card payment may still arrive. Such a payment is
   * refunded automatically; `returnedAt` is the time of the refund.
   */
  isCheckoutUnsettled: z.boolean(),
  /** Whether the event was cancelled. Its provider then decides on a refund. */
  isEventCancelled: z.boolean(),
  /** Whether the provider has deleted their account, so that nobody can decide on a refund. Only for a single invoice; absent in lists. */
  hasProviderLeft: z.boolean().optional(),
  toCome: z.array(upcomingInstallment),
});
export type ClientInvoice = z.infer<typeof clientInvoice>;

const owed = z.object({ age: invoiceAge.exclude(['overdue']), count: z.int(), amount });

/** The amounts that a provider's clients owe, by age. Contains every age range, including empty ones. */
export const invoiceAging = z.array(owed);
export type InvoiceAging = z.infer<typeof invoiceAging>;

/** The invoices that the user has issued or received and that the deletion of the account affects. */
export const invoicesAtStake = z.object({
  unpaid: z.object({ count: z.int(), amount }),
  paidCount: z.int(),
});
export type InvoicesAtStake = z.infer<typeof invoicesAtStake>;

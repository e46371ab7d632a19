import { z } from 'zod';
import { instant } from './dates.ts';
import { invoiceReminders } from './invoice-reminders.ts';
import { amount } from './money.ts';
import { revisioned } from './revision.ts';

/** Overdue follows from status and date, so it is no status. */
export const invoiceStatus = z.enum(['draft', 'sent', 'paid', 'partly_refunded', 'refunded', 'void']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** How long sent invoices have been overdue, in days; `overdue` is all of them together. */
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
 * By card on the hosted page, or outside Marquee as the provider recorded it. `paidOn` is a calendar date in the event's time zone, for a
 * card the day of the charge. A card payment has no note.
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

/** A refund of a payment. Its number is the invoice's and its own: `12-1`. */
export const creditNote = z.object({
  id: z.uuid(),
  number: z.string(),
  amount,
  reason: z.string(),
  issuedAt: instant,
});

/** A line of the accepted quote. */
export const invoiceLine = z.object({
  serviceName: z.string(),
  serviceDescription: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  totalPrice: amount,
});

export type InvoiceLine = z.infer<typeof invoiceLine>;

/** A side of an invoice on the document. Unknown texts are empty. */
export const invoiceParty = z.object({ name: z.string(), email: z.string(), address: z.string() });

/** The document's content besides the amounts. An issued invoice keeps it; a draft shows what would be issued now. */
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
  /** Of all credit notes. More than `amount` only if the same money was refunded twice: by hand and at the payment processor. */
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
  /** The side that cancelled the event; null while it is not cancelled, and if unknown. Only for a single invoice; absent in lists. */
  cancelledBy: z.enum(['client', 'provider']).nullable().optional(),
  /** Only for a single invoice; absent in lists. */
  document: invoiceDocument.optional(),
  /** The other paid invoices of the quote. Only for a single invoice; absent in lists and in answers of an earlier release. */
  otherPayments: z.array(otherPayment).optional(),
  ...revisioned,
});

/** For its provider. `isRefundOffered`: the event was cancelled, and part of the payment is not refunded. */
export const providerInvoice = shared.extend({
  clientName: z.string(),
  clientEmail: z.string(),
  /** The event's: the date of a payment is in it. */
  timeZone: z.string(),
  /** The date of the quote's acceptance in that time zone: no payment is dated before it. */
  acceptedOn: z.string(),
  payment: invoicePayment.nullable(),
  isRefundOffered: z.boolean(),
  /** Requested, but not yet confirmed by the payment processor; no other can be requested meanwhile. */
  refundUnderWay: amount.nullable(),
  /** The last refund to the card if the processor did not make it; null once another is requested or made. */
  lastRefundRefused: z.object({ amount, refusedAt: instant }).nullable(),
  /** The number of further partial refunds. At 0 only the whole rest can be refunded; absent in answers of an earlier release. */
  partialRefundsLeft: z.int().optional(),
  /** When it is sent, unless the provider sends it earlier; null once that is settled. */
  sendsAt: instant.nullable(),
  /** Null once the invoice is settled. Only for a single invoice; absent in lists. */
  reminders: invoiceReminders.nullable().optional(),
});
export type ProviderInvoice = z.infer<typeof providerInvoice>;

/** A later installment of the same quote: no invoice yet, so it has no number and cannot be read. */
export const upcomingInstallment = z.object({ amount, dueOn: z.string(), sendsAt: instant });
export type UpcomingInstallment = z.infer<typeof upcomingInstallment>;

/** For its client, after it was sent; without the provider's own note. */
export const clientInvoice = shared.extend({
  providerName: z.string(),
  payment: invoicePayment.omit({ note: true }).nullable(),
  cardPayment,
  /**
   * Nothing is owed any more, but a card may still have paid at the checkout: such a payment is refunded automatically, and `returnedAt` is
   * the time.
   */
  isCheckoutUnsettled: z.boolean(),
  /** The event was cancelled: its provider decides on a refund of the payment. */
  isEventCancelled: z.boolean(),
  /** The provider has deleted the account, so nobody decides on a refund any more. Only for a single invoice; absent in lists. */
  hasProviderLeft: z.boolean().optional(),
  toCome: z.array(upcomingInstallment),
});
export type ClientInvoice = z.infer<typeof clientInvoice>;

const owed = z.object({ age: invoiceAge.exclude(['overdue']), count: z.int(), amount });

/** The amounts that a provider's clients owe, by age: every range, including empty ones. */
export const invoiceAging = z.array(owed);
export type InvoiceAging = z.infer<typeof invoiceAging>;

/** The user's own invoices, issued or received, that deleting their account affects. */
export const invoicesAtStake = z.object({
  unpaid: z.object({ count: z.int(), amount }),
  paidCount: z.int(),
});
export type InvoicesAtStake = z.infer<typeof invoicesAtStake>;

import { z } from 'zod';
import { instant } from './dates.ts';
import { invoiceReminders } from './invoice-reminders.ts';
import { amount } from './money.ts';
import { revisioned } from './revision.ts';

/** Whether one is overdue follows from status and day: it is no status of its own. */
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

/** By card on the hosted page, or outside the product as the provider wrote it down. `paidOn` is a calendar date where the event is, of a card the day of the charge; of a card there is no note. */
export const invoicePayment = z.object({
  method: z.enum(['card', 'offline']),
  paidOn: z.string(),
  note: z.string(),
  recordedAt: instant,
});

export type InvoicePayment = z.infer<typeof invoicePayment>;

/** Whether the client can pay by card now. `not_offered`: nothing is to be paid, or cards are not taken on this server. */
export const cardPayment = z.enum(['possible', 'provider_not_connected', 'not_offered']);
export type CardPayment = z.infer<typeof cardPayment>;

/** What was given back of a payment. Its number is the invoice's and its own: `12-1`. */
export const creditNote = z.object({
  id: z.uuid(),
  number: z.string(),
  amount,
  reason: z.string(),
  issuedAt: instant,
});

/** A line of the quote that was accepted. */
export const invoiceLine = z.object({
  serviceName: z.string(),
  serviceDescription: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  totalPrice: amount,
});

export type InvoiceLine = z.infer<typeof invoiceLine>;

/** A side of an invoice as the document names it. A text that is not known is empty. */
export const invoiceParty = z.object({ name: z.string(), email: z.string(), address: z.string() });

/** What the document shows beside the sums. An issued invoice keeps it; a draft answers what would be issued now. */
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

/** A client's request for a refund of what they paid for a cancelled event. */
export const requestedRefund = z.object({
  reason: z.string(),
  requestedAt: instant,
  /** Whether something was refunded after the request; an earlier release does not answer it. */
  isAnswered: z.boolean().optional(),
});

/** A paid invoice of the same quote. `amount` is what was paid; `paidOn` is a calendar date where the event is. */
export const otherPayment = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  part: invoicePart,
  amount,
  refundedAmount: amount,
  paidOn: z.string(),
});
export type OtherPayment = z.infer<typeof otherPayment>;

/** `number` counts a provider's invoices from 1 without a gap, from the first sending on; `dueOn` is a calendar date where the event is. */
const shared = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  quoteId: z.uuid(),
  eventId: z.uuid().nullable(),
  part: invoicePart,
  status: invoiceStatus,
  isOverdue: z.boolean(),
  amount,
  /** What the accepted quote costs: the sum of its invoices. */
  quoteTotal: amount,
  /** Of all credit notes. More than `amount` only where the same money went back twice: by hand, and at the card processor. */
  refundedAmount: amount,
  dueOn: z.string(),
  eventName: z.string(),
  eventDate: z.string(),
  sentAt: instant.nullable(),
  paidAt: instant.nullable(),
  voidedAt: instant.nullable(),
  voidReason: z.string(),
  /** When the whole amount went back to a card by itself: it was paid there when nothing was owed any more. */
  returnedAt: instant.nullable(),
  /** Where one invoice is read; none in lists, which say `refundedAmount`. */
  creditNotes: z.array(creditNote),
  /** Null until the client asks for a refund; an earlier release does not answer it. */
  requestedRefund: requestedRefund.nullable().optional(),
  /** Who cancelled the event; null while it is not cancelled and where that is not known. Answered when one invoice is read; absent in lists. */
  cancelledBy: z.enum(['client', 'provider']).nullable().optional(),
  /** Answered when one invoice is read; absent in lists. */
  document: invoiceDocument.optional(),
  /** The other invoices of the quote that were paid. Answered when one invoice is read; absent in lists and from an earlier release. */
  otherPayments: z.array(otherPayment).optional(),
  ...revisioned,
});

/** As its provider reads it. `isRefundOffered`: the event was cancelled, and some of what was paid is still kept. */
export const providerInvoice = shared.extend({
  clientName: z.string(),
  clientEmail: z.string(),
  /** Where the event is: the day of a payment is a date there. */
  timeZone: z.string(),
  /** The day there on which the quote was accepted: no payment is dated before it. */
  acceptedOn: z.string(),
  payment: invoicePayment.nullable(),
  isRefundOffered: z.boolean(),
  /** Asked for, but not yet confirmed by the card processor; no other can be asked for meanwhile. */
  refundUnderWay: amount.nullable(),
  /** The last refund to the card where that was not made; null once another is asked for or made. */
  lastRefundRefused: z.object({ amount, refusedAt: instant }).nullable(),
  /** How many more refunds may be of a part. At 0 only the whole rest can be refunded; an earlier release does not answer it. */
  partialRefundsLeft: z.int().optional(),
  /** When it is sent unless the provider does so earlier; null once that is settled. */
  sendsAt: instant.nullable(),
  /** Null once the invoice is settled. Answered when one invoice is read; absent in lists. */
  reminders: invoiceReminders.nullable().optional(),
});
export type ProviderInvoice = z.infer<typeof providerInvoice>;

/** What of the same quote is asked for later, and when: no invoice yet, so that it has no number and cannot be read. */
export const stillToCome = z.object({ amount, dueOn: z.string(), sendsAt: instant });
export type StillToCome = z.infer<typeof stillToCome>;

/** As its client reads it, from the day it was sent; the provider's own note is not for them. */
export const clientInvoice = shared.extend({
  providerName: z.string(),
  payment: invoicePayment.omit({ note: true }).nullable(),
  cardPayment,
  /** Nothing is owed any more, but nobody knows yet whether a card has paid at the checkout: what it has paid goes back to it by itself, and `returnedAt` says when. */
  isCheckoutUnsettled: z.boolean(),
  /** What was paid does not go back by itself: its provider decides on a refund. */
  isEventCancelled: z.boolean(),
  /** The provider has deleted the account, so that nobody decides on a refund any more. Answered when one invoice is read; absent in lists. */
  hasProviderLeft: z.boolean().optional(),
  toCome: z.array(stillToCome),
});
export type ClientInvoice = z.infer<typeof clientInvoice>;

const owed = z.object({ age: invoiceAge.exclude(['overdue']), count: z.int(), amount });

/** What a provider's clients owe, by how long they have: every age, also where nothing is owed. */
export const invoiceAging = z.array(owed);
export type InvoiceAging = z.infer<typeof invoiceAging>;

/** What is there of the user’s own invoices, made or got, when they delete their account. */
export const invoicesAtStake = z.object({
  unpaid: z.object({ count: z.int(), amount }),
  paidCount: z.int(),
});
export type InvoicesAtStake = z.infer<typeof invoicesAtStake>;

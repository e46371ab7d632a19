import { z } from 'zod';
import { instant } from '../dates.ts';
import { invoiceStatus } from '../invoices.ts';
import { defineMessage } from '../message.ts';
import { renamed } from '../renamed-fields.ts';

/**
 * The snapshot of an invoice that was sent. `quoteTotalCents` is the total of the accepted quote, which is the sum of all its invoices.
 * `refundedCents` exceeds `amountCents` only if the same money was refunded twice.
 */
export const invoiceSnapshot = z.object({
  invoiceId: z.uuid(),
  number: z.int(),
  quoteId: z.uuid(),
  eventId: z.uuid().nullable(),
  providerId: z.uuid(),
  providerName: z.string(),
  clientId: z.uuid().nullable(),
  clientName: z.string(),
  clientEmail: z.string(),
  eventName: z.string(),
  part: z.enum(['deposit', 'balance']),
  status: invoiceStatus,
  amountCents: z.int(),
  quoteTotalCents: z.int(),
  refundedCents: z.int(),
  dueOn: z.string(),
  timeZone: z.string(),
  sentAt: instant,
  paidAt: instant.nullable(),
  /** Whether the payment processor is still making a refund; absent in messages of an earlier release. */
  isRefundUnderWay: z.boolean().optional(),
  /** When the client requested a refund; null without a request. Absent in messages of an earlier release. */
  refundRequestedAt: instant.nullable().optional(),
  /** The credit note that `refunded` reports. Only in that message; absent in messages of an earlier release. */
  refund: z
    .object({ creditNoteId: z.uuid(), amountCents: z.int(), method: z.enum(['card', 'offline']) })
    .optional(),
  /** The reason of `voided`. Only in that message; absent in messages of an earlier release. */
  voidedFor: z.enum(['taken_back', 'event_cancelled', 'provider_left']).optional(),
  /**
   * Only in `paid`. `card`: on the payment processor's page. `offline`: outside Marquee, as the provider recorded it. Absent in messages of
   * an earlier release.
   */
  paidBy: z.enum(['card', 'offline']).optional(),
  /**
   * Only in `paid`: the client's next payment for the same quote; null if nothing is left to pay. `sendsAt` is null if the next invoice was
   * already sent. Absent in messages of an earlier release.
   */
  nextPayment: z
    .object({ amountCents: z.int(), dueOn: z.string(), sendsAt: instant.nullable() })
    .nullable()
    .optional(),
  /**
   * Only in `sent` and `reminded`: whether the client can pay the invoice by card at the time of the message. Absent in messages of an
   * earlier release.
   */
  canPayByCard: z.boolean().optional(),
  /** Only in `reminded`. `days` counts from the due date, negative before it; null if the provider sent the reminder by hand. */
  reminder: z.object({ reminderId: z.string(), days: z.int().nullable() }).optional(),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;

/** Published once per invoice, when it gets its number. Quotes marks the step Invoice Sent as done; identity emails the client. */
export const invoiceSent = defineMessage('billing.invoice.sent.v1', invoiceSnapshot);

/**
 * Published once, when the invoice is paid. Quotes marks the step Invoice Paid as done after the quote's last invoice. Identity emails the
 * client, and for a card payment also the provider.
 */
export const invoicePaid = defineMessage('billing.invoice.paid.v1', invoiceSnapshot);

/** Published with each credit note, partial or full. Quotes marks the step Invoice Paid as not done; identity emails the client. */
export const invoiceRefunded = defineMessage('billing.invoice.refunded.v1', invoiceSnapshot);

/** Published when a sent invoice is voided. Quotes stops counting it. Identity cancels its unsent email, or else notifies the client. */
export const invoiceVoided = defineMessage('billing.invoice.voided.v1', invoiceSnapshot);

/**
 * Published once, when a client requests a refund for a cancelled event. Identity emails the provider, and rejects the deletion of the
 * provider's account while the request is open.
 */
export const invoiceRefundRequested = defineMessage('billing.invoice.refund-requested.v1', invoiceSnapshot);

/** Published for each reminder of an unpaid invoice, scheduled or by hand. Identity emails the client. */
export const invoiceReminded = defineMessage('billing.invoice.reminded.v1', invoiceSnapshot);

/** Published once, the morning after the due date of an unpaid invoice. Identity emails the provider. */
export const invoiceBecameOverdue = defineMessage('billing.invoice.became-overdue.v1', invoiceSnapshot);

const overdueInvoice = invoiceSnapshot.pick({
  invoiceId: true,
  number: true,
  eventName: true,
  clientName: true,
  amountCents: true,
  dueOn: true,
  timeZone: true,
});

const overdueInvoices = z.object({
  providerId: z.uuid(),
  count: z.int(),
  overdueCents: z.int(),
  invoices: z.array(overdueInvoice),
});

/**
 * Published once per provider, at the first start of a release with overdue notices. It reports the invoices that were already overdue,
 * which get no notice of their own. `invoices` has those that are overdue longest; `count` and `overdueCents` include all. Identity emails
 * the provider.
 */
export const overdueSummarized = defineMessage(
  'billing.overdue-invoices.summarized.v1',
  renamed(overdueInvoices, { overdueCents: 'totalCents' }),
);
export type OverdueSummary = z.infer<typeof overdueSummarized.payload>;

/** The fields that every message about an invoice has, so that a projection accepts each of these messages. */
const invoiceStanding = invoiceSnapshot.pick({
  invoiceId: true,
  providerId: true,
  clientId: true,
  status: true,
  amountCents: true,
  dueOn: true,
});

/** Published for a new draft, a voided draft, and a pending or failed refund. Identity stores what blocks the deletion of accounts. */
export const invoiceChanged = defineMessage(
  'billing.invoice.changed.v1',
  invoiceStanding.extend({
    number: z.int().nullable(),
    isRefundUnderWay: z.boolean(),
    refundRequestedAt: instant.nullable().optional(),
    /** When the draft will be sent unless its provider sends it earlier; null if the invoice is not a draft. */
    sendsAt: instant.nullable().optional(),
  }),
);

/** Messages with the same snapshot, so a projection accepts any of them. */
export const invoiceMessages = [invoiceSent, invoicePaid, invoiceRefunded, invoiceVoided];

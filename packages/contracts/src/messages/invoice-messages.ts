import { z } from 'zod';
import { instant } from '../dates.ts';
import { invoiceStatus } from '../invoices.ts';
import { defineMessage } from '../message.ts';

/**
 * `quoteTotalCents` is the accepted quote's total: the sum of its invoices, of which only sent ones are published. `refundedCents` is more
 * than `amountCents` only if the same money was refunded twice.
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
   * Only in `paid`: by card on the hosted page, or outside Marquee as the provider recorded it. Absent in messages of an earlier release.
   */
  paidBy: z.enum(['card', 'offline']).optional(),
  /**
   * Only in `paid`: the client's next payment for the same quote; `sendsAt` is null if that invoice was sent before. Null if nothing is
   * left to pay. Absent in messages of an earlier release.
   */
  nextPayment: z
    .object({ amountCents: z.int(), dueOn: z.string(), sendsAt: instant.nullable() })
    .nullable()
    .optional(),
  /**
   * Only in `sent` and `reminded`: whether the client can pay it by card when the message is published. Absent in messages of an earlier
   * release.
   */
  canPayByCard: z.boolean().optional(),
  /** Only in `reminded`. `days` after the due date, negative before it; null for a reminder that the provider sent by hand. */
  reminder: z.object({ reminderId: z.string(), days: z.int().nullable() }).optional(),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;

/** Published once per invoice, when it gets its number. Quotes sets Invoice Sent; identity emails the client. */
export const invoiceSent = defineMessage('billing.invoice.sent.v1', invoiceSnapshot);

/** Published once, when paid. Quotes sets Invoice Paid after the last one; identity emails the client, and for a card the provider. */
export const invoicePaid = defineMessage('billing.invoice.paid.v1', invoiceSnapshot);

/** Published with each credit note, for a part or the whole. Quotes unsets Invoice Paid; identity emails the client. */
export const invoiceRefunded = defineMessage('billing.invoice.refunded.v1', invoiceSnapshot);

/** Published when a sent invoice is voided. Quotes no longer counts it; identity cancels the email about it, or notifies the client. */
export const invoiceVoided = defineMessage('billing.invoice.voided.v1', invoiceSnapshot);

/** Published once, when the client requests a refund for a cancelled event. It blocks the provider's deletion; identity emails them. */
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

/**
 * Published once per provider, when a release with overdue notices starts for the first time: the invoices that were already overdue, which
 * get no notice of their own. `invoices` has the longest overdue ones; `count` and `totalCents` include all of them. Identity emails the
 * provider.
 */
export const overdueSummarized = defineMessage(
  'billing.overdue-invoices.summarized.v1',
  z.object({
    providerId: z.uuid(),
    count: z.int(),
    totalCents: z.int(),
    invoices: z.array(overdueInvoice),
  }),
);
export type OverdueSummary = z.infer<typeof overdueSummarized.payload>;

/** The fields of every message about an invoice, so that a projection accepts any. */
const invoiceStanding = invoiceSnapshot.pick({
  invoiceId: true,
  providerId: true,
  clientId: true,
  status: true,
  amountCents: true,
  dueOn: true,
});

/** Published for a new draft, a void draft, and a refund that is pending or failed. Identity stores what blocks account deletions. */
export const invoiceChanged = defineMessage(
  'billing.invoice.changed.v1',
  invoiceStanding.extend({
    number: z.int().nullable(),
    isRefundUnderWay: z.boolean(),
    refundRequestedAt: instant.nullable().optional(),
    /** When a draft is sent, unless its provider sends it earlier; null once it is no draft any more. */
    sendsAt: instant.nullable().optional(),
  }),
);

/** All of them carry the same snapshot, so a projection accepts any. */
export const invoiceMessages = [invoiceSent, invoicePaid, invoiceRefunded, invoiceVoided];

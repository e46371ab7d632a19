import { z } from 'zod';
import { instant } from '../dates.ts';
import { invoiceStatus } from '../invoices.ts';
import { defineMessage } from '../message.ts';

/** `quoteTotalCents` is what the accepted quote costs: the sum of its invoices, of which only sent ones are told. `refundedCents` is more than `amountCents` only where the same money went back twice. */
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
  /** Whether the card processor is still making a refund; a release before this field does not publish it. */
  isRefundUnderWay: z.boolean().optional(),
  /** When the client asked for a refund; null where they did not. A release before this field does not publish it. */
  refundRequestedAt: instant.nullable().optional(),
  /** The credit note that `refunded` tells of. In no other, nor in what was told before this was said. */
  refund: z
    .object({ creditNoteId: z.uuid(), amountCents: z.int(), method: z.enum(['card', 'offline']) })
    .optional(),
  /** Why `voided` is told. In no other, nor in what was told before this was said. */
  voidedFor: z.enum(['taken_back', 'event_cancelled', 'provider_left']).optional(),
  /** Only in `paid`: by card at the hosted page, or outside the product as the provider recorded it. A release before this field does not publish it. */
  paidBy: z.enum(['card', 'offline']).optional(),
  /** Only in `paid`: what the client pays next for the same quote; `sendsAt` is null where that invoice was sent before. Null where nothing is left to pay. A release before this field does not publish it. */
  nextPayment: z
    .object({ amountCents: z.int(), dueOn: z.string(), sendsAt: instant.nullable() })
    .nullable()
    .optional(),
  /** Only in `sent` and `reminded`: the client can pay it by card when the message is published. A release before this field does not publish it. */
  canPayByCard: z.boolean().optional(),
  /** Only in `reminded`. `days` after the due date, negative before it; null for a reminder that the provider sent by hand. */
  reminder: z.object({ reminderId: z.string(), days: z.int().nullable() }).optional(),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;

/** Published once per invoice, when it gets its number. Quotes ticks Invoice Sent; identity mails the client. */
export const invoiceSent = defineMessage('billing.invoice.sent.v1', invoiceSnapshot);

/** Published once, when it is paid. Quotes ticks Invoice Paid with the last of a quote's invoices; identity mails the client a receipt, and the provider when a card paid it. */
export const invoicePaid = defineMessage('billing.invoice.paid.v1', invoiceSnapshot);

/** Published with each credit note, for a part or the whole. Quotes unticks Invoice Paid; identity mails the client. */
export const invoiceRefunded = defineMessage('billing.invoice.refunded.v1', invoiceSnapshot);

/** Published when one that was sent is taken back, by hand or because its event was cancelled. Quotes counts it no more; identity calls off the mail that leads to it, or tells the client where that has gone. */
export const invoiceVoided = defineMessage('billing.invoice.voided.v1', invoiceSnapshot);

/** Published once, when the client asks for a refund of what they paid for a cancelled event. Identity mails the provider, and the request blocks the deletion of the provider's account. */
export const invoiceRefundRequested = defineMessage('billing.invoice.refund-requested.v1', invoiceSnapshot);

/** Published for each reminder of an unpaid invoice, scheduled or by hand. Identity mails the client. */
export const invoiceReminded = defineMessage('billing.invoice.reminded.v1', invoiceSnapshot);

/** Published once, the morning after the due date of an unpaid invoice. Identity mails the provider. */
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
 * Published once per provider, when a release that sends overdue notices starts for the first time: the invoices that were overdue by
 * then, of which no notice goes. `invoices` has the longest overdue ones; `count` and `totalCents` are of all of them. Identity mails the provider.
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

/** What every message of an invoice says, so that a projection takes any. */
const invoiceStanding = invoiceSnapshot.pick({
  invoiceId: true,
  providerId: true,
  clientId: true,
  status: true,
  amountCents: true,
  dueOn: true,
});

/** Published for what no other message of an invoice tells: it was drafted, a draft became void, a refund was requested from the card processor or was not made. Identity keeps what stands in the way of deleting an account. */
export const invoiceChanged = defineMessage(
  'billing.invoice.changed.v1',
  invoiceStanding.extend({
    number: z.int().nullable(),
    isRefundUnderWay: z.boolean(),
    refundRequestedAt: instant.nullable().optional(),
    /** When a draft is sent unless its provider does so earlier; null once it is no draft any more. */
    sendsAt: instant.nullable().optional(),
  }),
);

/** All of them carry the same snapshot, so a projection takes any. */
export const invoiceMessages = [invoiceSent, invoicePaid, invoiceRefunded, invoiceVoided];

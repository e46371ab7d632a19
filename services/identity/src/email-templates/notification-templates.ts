import { z } from 'zod';
import { eventFacts } from './event-facts.ts';

const person = { to: z.string(), name: z.string() };
/** The IANA time zone in which an email shows its instants. */
const timeZone = z.string();
const part = z.enum(['deposit', 'balance', 'whole']);

const quote = {
  quoteId: z.string(),
  version: z.int(),
  eventName: z.string(),
  payableCents: z.int(),
  timeZone,
};
const invoice = {
  invoiceId: z.string(),
  number: z.int(),
  eventName: z.string(),
  part,
  amountCents: z.int(),
  providerName: z.string(),
  /** Absent in requests of an earlier release. */
  quoteTotalCents: z.int().optional(),
  timeZone,
};
/** Whether the client can pay the invoice by card. Absent in requests of an earlier release, whose emails link to the payment page. */
const canPayByCard = z.boolean().optional();
const nextPayment = z.object({ amountCents: z.int(), dueOn: z.string(), sendsAt: z.string().nullable() });
const side = z.enum(['client', 'provider']);
const method = z.enum(['card', 'offline']);

/** Emails about changes of events, quotes, invoices and subscriptions. */
export const notificationTemplates = [
  z.object({
    kind: z.literal('request-received'),
    ...person,
    ...eventFacts,
    clientName: z.string(),
    sentAt: z.string(),
  }),
  z.object({
    kind: z.literal('quote-sent'),
    ...person,
    ...quote,
    providerName: z.string(),
    validUntil: z.string().nullable(),
    /** False for a quote made by hand for a person who has no account yet. */
    hasAccount: z.boolean(),
    /** Whether no email about an earlier version was sent; absent in requests of an earlier release. */
    isFirst: z.boolean().optional(),
    sentAt: z.string(),
  }),
  z.object({
    kind: z.literal('quote-accepted'),
    ...person,
    ...quote,
    clientName: z.string(),
    acceptedAt: z.string(),
    /** The provider's unsent changes in words, such as `1 service added`. */
    discardedChanges: z.string().optional(),
  }),
  z.object({
    kind: z.literal('you-are-booked'),
    ...person,
    ...quote,
    /** Null for a quote that the provider made by hand. */
    eventId: z.string().nullable(),
    eventDate: z.string(),
    providerName: z.string(),
    acceptedAt: z.string(),
    payments: z.array(z.object({ part, amountCents: z.int(), dueOn: z.string() })),
  }),
  z.object({
    kind: z.literal('event-cancelled'),
    ...person,
    ...eventFacts,
    toldSide: side,
    /** Whether the event was booked, as far as the events service knew when the event was cancelled. */
    wasBooked: z.boolean().optional(),
    cancelledByName: z.string(),
    reason: z.string(),
    cancelledAt: z.string(),
  }),
  z.object({
    kind: z.literal('event-reminder'),
    ...person,
    ...eventFacts,
    toldSide: side,
    otherName: z.string(),
    /** Contact details of the other side; empty if unknown. Absent in requests of an earlier release. */
    otherContact: z.object({ phone: z.string(), email: z.string() }).optional(),
    /** Identifies the reminder: the days before the event on which it is due. The email states the days that remain when it is sent. */
    daysBefore: z.int(),
  }),
  z.object({
    kind: z.literal('invoice-sent'),
    ...person,
    ...invoice,
    canPayByCard,
    dueOn: z.string(),
    sentAt: z.string(),
  }),
  z.object({
    kind: z.literal('invoice-paid'),
    ...person,
    ...invoice,
    paidAt: z.string(),
    /** The quote's next payment, null if there is none; absent in requests of an earlier release. */
    nextPayment: nextPayment.nullable().optional(),
  }),
  z.object({
    kind: z.literal('invoice-reminder'),
    ...person,
    ...invoice,
    canPayByCard,
    dueOn: z.string(),
    /** Identifies the scheduled reminder: its days from the invoice's due date; null for a reminder that the provider sent. */
    days: z.int().nullable(),
    remindedAt: z.string(),
  }),
  z.object({
    kind: z.literal('payment-received'),
    ...person,
    ...invoice,
    clientName: z.string(),
    paidAt: z.string(),
  }),
  z.object({
    kind: z.literal('invoice-overdue'),
    ...person,
    ...invoice,
    clientName: z.string(),
    dueOn: z.string(),
  }),
  z.object({
    kind: z.literal('overdue-summary'),
    ...person,
    count: z.int(),
    overdueCents: z.int(),
    /** The invoices that have been overdue the longest; others are only counted. */
    invoices: z.array(
      z.object({
        number: z.int(),
        eventName: z.string(),
        clientName: z.string(),
        amountCents: z.int(),
        dueOn: z.string(),
        timeZone,
      }),
    ),
  }),
  z.object({
    kind: z.literal('subscription-changed'),
    ...person,
    status: z.enum(['active', 'past_due', 'ended']),
    periodEndsAt: z.string(),
    /** When the subscription ends or ended; null while it renews. */
    endsAt: z.string().nullable(),
    coveredUntil: z.string(),
    timeZone,
  }),
  z.object({
    kind: z.literal('invoice-refunded'),
    ...person,
    ...invoice,
    refundCents: z.int(),
    method,
    refundedAt: z.string(),
  }),
  z.object({
    kind: z.literal('invoice-refunds'),
    ...person,
    ...invoice,
    entries: z.array(z.object({ id: z.string(), cents: z.int(), method })),
    refundedAt: z.string(),
  }),
  z.object({
    kind: z.literal('refund-requested'),
    ...person,
    ...invoice,
    clientName: z.string(),
    requestedAt: z.string(),
  }),
  z.object({
    kind: z.literal('invoice-voided'),
    ...person,
    ...invoice,
    voidedFor: z.enum(['taken_back', 'event_cancelled', 'provider_left']),
    voidedAt: z.string(),
  }),
] as const;

export type NotificationTemplate = z.infer<(typeof notificationTemplates)[number]>;

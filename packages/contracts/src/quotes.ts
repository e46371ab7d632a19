import { z } from 'zod';
import { instant } from './dates.ts';
import { amount } from './money.ts';
import { instalment, paymentTerms } from './payment-terms.ts';
import { quoteStatus } from './quote-statuses.ts';
import { quoteStanding } from './quote-standing.ts';
import { revisioned } from './revision.ts';

export const lineItem = z.object({
  id: z.uuid(),
  serviceName: z.string(),
  serviceDescription: z.string(),
  unitPrice: amount,
  quantity: z.int(),
  totalPrice: amount,
});
export type LineItem = z.infer<typeof lineItem>;

const quoteActor = z.enum(['provider', 'client', 'system']);

/**
 * What became of the version sent last beside its status: 'withdrawn' while the provider has taken it back. Absent while nothing did; a
 * reader shows a value that it does not know as text.
 */
const answer = { answer: z.string().optional() };

const totals = { totalAmount: amount, discountAmount: amount, finalAmount: amount };

/** The schedule, and what it comes to: once accepted, with the dates that were agreed. */
const payment = { paymentSchedule: paymentTerms, instalments: z.array(instalment) };

/**
 * What the email to the client waits for, and until when where that is known. Empty where the email goes at once. `isWithheld`: the
 * limit leaves no room within 7 days, so the email never goes.
 */
export const emailWait = z.object({
  waitsFor: z.enum(['confirmation', 'limit']).optional(),
  sendsAt: instant.optional(),
  isWithheld: z.boolean().optional(),
});
export type EmailWait = z.infer<typeof emailWait>;

/** A quote as its provider reads it: the working copy. `version` is the number of the last version sent, 0 before the first. */
export const providerQuote = z.object({
  id: z.uuid(),
  eventId: z.uuid().nullable(),
  clientEmail: z.string(),
  clientName: z.string(),
  eventName: z.string(),
  eventDate: z.string(),
  eventLocation: z.string(),
  /** The event's: the calendar days of this quote are counted there. */
  timeZone: z.string(),
  ...totals,
  lineItems: z.array(lineItem),
  notes: z.string(),
  validUntil: z.string().nullable(),
  paymentSchedule: paymentTerms,
  version: z.int(),
  status: quoteStatus,
  archived: z.boolean(),
  archivedAt: instant.nullable(),
  approvedForReview: z.boolean(),
  approvedForReviewAt: instant.nullable(),
  sentToClient: z.boolean(),
  sentToClientAt: instant.nullable(),
  clientAccepted: z.boolean(),
  clientAcceptedAt: instant.nullable(),
  createdAt: instant,
  lastChangedAt: instant,
  lastChangedBy: quoteActor,
  /** Whether the public address of the quote shows it. An earlier release does not answer it. */
  hasPublicPage: z.boolean().optional(),
  ...answer,
  /** Whether the version sent last can no longer be accepted; an earlier release does not answer it. */
  isExpired: z.boolean().optional(),
  /** What the provider had changed and not sent when the client accepted: `2 services added, notes changed`. Absent where nothing was. */
  discardedChanges: z.string().optional(),
  /** Absent where nothing is known of the email about the version sent last, as in an earlier release, and where it waits for nothing. */
  email: emailWait.optional(),
  /** An earlier release does not answer it. */
  standing: quoteStanding.optional(),
  ...revisioned,
});
export type ProviderQuote = z.infer<typeof providerQuote>;

/** `isNew` is false where the request had an open quote already; an earlier release does not answer it. */
export const quoteFromRequest = providerQuote.extend({ isNew: z.boolean().optional() });

/** A quote as its client reads it: the last version sent. */
export const clientQuote = z.object({
  id: z.uuid(),
  eventId: z.uuid().nullable(),
  eventName: z.string(),
  /** An earlier release does not answer it. */
  providerId: z.uuid().optional(),
  providerName: z.string(),
  ...totals,
  clientAccepted: z.boolean(),
  clientAcceptedAt: instant.nullable(),
  sentToClientAt: instant.nullable(),
  createdAt: instant,
  validUntil: z.string().nullable(),
  isExpired: z.boolean(),
  notes: z.string(),
  ...payment,
  version: z.int(),
  isBeingRevised: z.boolean(),
  lineItems: z.array(lineItem),
  ...answer,
  ...revisioned,
});
export type ClientQuote = z.infer<typeof clientQuote>;

/** The newest quote sent to the client, in short; its fields mean what they mean in `clientQuote`. */
export const clientQuoteSummary = z
  .object({
    id: z.uuid(),
    eventId: z.uuid().nullable(),
    eventName: z.string(),
    providerName: z.string(),
    status: z.enum(['Pending', 'Accepted']),
    totalAmount: amount,
    /** An earlier release does not answer it; its quotes know no tax, so the discount is what the amounts differ by. */
    discountAmount: amount.optional(),
    finalAmount: amount,
    instalments: z.array(instalment),
    isBeingRevised: z.boolean(),
    isExpired: z.boolean(),
    clientEmail: z.string(),
    createdAt: instant.nullable(),
    version: z.int(),
    ...answer,
    ...revisioned,
  })
  .nullable();

export const publicQuote = z.object({
  id: z.uuid(),
  provider: z.object({
    businessName: z.string(),
    businessDescription: z.string(),
    serviceTypes: z.array(z.string()),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
  }),
  createdAt: instant,
  eventName: z.string(),
  eventDate: z.string(),
  /** Of the event: its page reads instants in it. An earlier release does not answer it. */
  timeZone: z.string().optional(),
  clientName: z.string(),
  clientEmail: z.string(),
  lineItems: z.array(lineItem),
  notes: z.string(),
  validUntil: z.string().nullable(),
  ...totals,
  ...payment,
  sentToClient: z.boolean(),
  sentToClientAt: instant.nullable(),
  clientAccepted: z.boolean(),
  clientAcceptedAt: instant.nullable(),
  isBeingRevised: z.boolean(),
  isExpired: z.boolean(),
  version: z.int(),
  ...answer,
});
export type PublicQuote = z.infer<typeof publicQuote>;

export const quoteHistoryEntry = z.object({
  id: z.string(),
  status: quoteStatus,
  notes: z.string(),
  createdAt: instant,
  actor: quoteActor,
});

import { z } from 'zod';
import { instant } from './dates.ts';
import { amount } from './money.ts';
import { instalment, paymentTerms } from './payment-terms.ts';
import { lineItem } from './priced-lines.ts';
import { quoteStatus } from './quote-statuses.ts';
import { quoteStanding } from './quote-standing.ts';
import { revisioned } from './revision.ts';

const quoteActor = z.enum(['provider', 'client', 'system']);

/**
 * 'withdrawn' after the provider has withdrawn the last sent version; otherwise absent. The status of the quote does not show a withdrawal.
 * Pages show an unknown value as plain text.
 */
const answer = { answer: z.string().optional() };

const totals = { totalAmount: amount, discountAmount: amount, finalAmount: amount };

/** The payment schedule and its installments. An accepted quote has the due dates that were agreed. */
const payment = { paymentSchedule: paymentTerms, instalments: z.array(instalment) };

/**
 * What the email to the client waits for, and when it will be sent, if that is known. The object is empty if the email is sent at once.
 * `isWithheld`: the email is never sent, because the limit on emails leaves no room within 7 days.
 */
export const emailWait = z.object({
  waitsFor: z.enum(['confirmation', 'limit']).optional(),
  sendsAt: instant.optional(),
  isWithheld: z.boolean().optional(),
});
export type EmailWait = z.infer<typeof emailWait>;

/** A quote as its provider reads it: the working copy. `version` is the number of the last sent version, 0 before the first. */
export const providerQuote = z.object({
  id: z.uuid(),
  eventId: z.uuid().nullable(),
  clientEmail: z.string(),
  clientName: z.string(),
  eventName: z.string(),
  eventDate: z.string(),
  eventLocation: z.string(),
  /** The time zone of the event and of the calendar dates in this quote. */
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
  /** Whether the share URL shows the quote. Absent in answers of an earlier release. */
  hasPublicPage: z.boolean().optional(),
  ...answer,
  /** Whether the `validUntil` of the last sent version has passed without an acceptance; absent in answers of an earlier release. */
  isExpired: z.boolean().optional(),
  /** The provider's unsent changes at the acceptance: `2 services added, notes changed`. Absent if there were none. */
  discardedChanges: z.string().optional(),
  /** Absent if the email about the last sent version does not wait or its state is unknown, and in answers of an earlier release. */
  email: emailWait.optional(),
  /** Absent in answers of an earlier release. */
  standing: quoteStanding.optional(),
  ...revisioned,
});
export type ProviderQuote = z.infer<typeof providerQuote>;

/** `isNew` is false if the request already had an open quote; absent in answers of an earlier release. */
export const quoteFromRequest = providerQuote.extend({ isNew: z.boolean().optional() });

/** A quote as its client reads it: the last sent version. */
export const clientQuote = z.object({
  id: z.uuid(),
  eventId: z.uuid().nullable(),
  eventName: z.string(),
  /** Absent in answers of an earlier release. */
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

/** A summary of the newest quote sent to the client; its fields have the same meaning as in `clientQuote`. */
export const clientQuoteSummary = z
  .object({
    id: z.uuid(),
    eventId: z.uuid().nullable(),
    eventName: z.string(),
    providerName: z.string(),
    status: z.enum(['Pending', 'Accepted']),
    totalAmount: amount,
    /** Absent in answers of an earlier release, which knows no tax. There the discount is `totalAmount` minus `finalAmount`. */
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
  /** The time zone of the event, in which the page formats instants. Absent in answers of an earlier release. */
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

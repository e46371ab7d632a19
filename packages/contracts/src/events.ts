import { z } from 'zod';
import { instant } from './dates.ts';
import { eventStatus } from './event-statuses.ts';
import { amount } from './money.ts';
import { quoteStanding } from './quote-standing.ts';
import { revisioned } from './revision.ts';

/** An event as client and provider read it. Empty texts stand for what was never said. */
export const eventView = z.object({
  id: z.uuid(),
  name: z.string(),
  eventType: z.string(),
  eventCategory: z.string(),
  customEventType: z.string(),
  status: eventStatus,
  eventDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  duration: z.number().nullable(),
  guestCount: z.int().nullable(),
  keyContactName: z.string(),
  keyContactPhone: z.string(),
  alternatePhone: z.string(),
  venueName: z.string(),
  venueAddress: z.string(),
  homeAddress: z.string(),
  venueEntryTime: z.string(),
  venueExitTime: z.string(),
  servicesNeeded: z.array(z.string()),
  customService: z.string(),
  guestOfHonorNames: z.string(),
  comments: z.string(),
  customRequests: z.string(),
  providerEmail: z.string(),
  providerName: z.string(),
  sentToProvider: z.boolean(),
  sentToProviderAt: instant.nullable(),
  createdAt: instant,
  totalAmount: amount.nullable(),
  client: z.object({ name: z.string(), email: z.string() }),
  clientEmail: z.string(),
  clientName: z.string(),
  timeZone: z.string(),
  bookedAt: instant.nullable(),
  cancelReason: z.string(),
  cancelledBy: z.enum(['client', 'provider']).nullable(),
  cancelledAt: instant.nullable(),
  /** Whether the event has a quote that is not archived; an earlier release does not answer it. */
  hasQuote: z.boolean().optional(),
  /** The payable sum of the last sent version, also after it was accepted: null before sending, and once it is withdrawn or archived without an acceptance. The provider alone reads it; an earlier release does not answer it, or answers null after an acceptance. */
  quotedAmount: amount.nullable().optional(),
  /** Of the quote created from this event; null where none is known. The provider alone reads it; an earlier release does not answer it. */
  quoteStanding: quoteStanding.nullable().optional(),
  ...revisioned,
  /** False in the client's list for an event that has not been sent while its provider has not confirmed the email address; absent otherwise. */
  providerEmailVerified: z.boolean().optional(),
});
export type EventView = z.infer<typeof eventView>;

/** How a figure of this month so far stands against the month before up to the same moment, in whole percent; null while too little happened then. */
const trend = z.int().nullable();

/** A provider's figures over all their events; `docs/decisions/0018-count-figures-from-bookings-and-payments.md` says what each of them counts. */
export const eventSummary = z.object({
  events: z.int(),
  activeInquiries: z.int(),
  bookedNext30Days: z.int(),
  /** A whole percentage; null while there is no event. */
  conversionRate: z.int().nullable(),
  /** The sum of `totalAmount` over all booked and completed events; an earlier release does not answer it. */
  totalRevenue: amount.optional(),
  byStatus: z.array(z.object({ status: eventStatus, events: z.int() })),
  /** The months of this year, `YYYY-MM`, January first and the current one last. */
  revenueByMonth: z.array(z.object({ month: z.string(), revenue: amount, events: z.int() })),
  trends: z.object({ inquiries: trend, revenue: trend }),
});
export type EventSummary = z.infer<typeof eventSummary>;

import { z } from 'zod';
import { instant } from './dates.ts';
import { eventStatus } from './event-statuses.ts';
import { readEventTexts } from './event-texts.ts';
import { amount } from './money.ts';
import { quoteStanding } from './quote-standing.ts';
import { revisioned } from './revision.ts';

/** An event as client and provider read it. Empty texts mean not given. */
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
  ...readEventTexts,
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
  /** Whether the event has a quote that is not archived; absent in answers of an earlier release. */
  hasQuote: z.boolean().optional(),
  /**
   * The payable amount of the last sent version, also after its acceptance. Null before a version is sent. Also null after the quote was
   * withdrawn or archived, unless the client had accepted it. Only the provider gets this field. An earlier release omits the field, or
   * returns null after an acceptance.
   */
  quotedAmount: amount.nullable().optional(),
  /** The status of the event's quote; null if no quote is known. Only the provider gets this field; absent in answers of an earlier release. */
  quoteStanding: quoteStanding.nullable().optional(),
  ...revisioned,
  /** Only in the client's list: false for an unsent event whose provider has not confirmed their email address; absent for other events. */
  providerEmailVerified: z.boolean().optional(),
});
export type EventView = z.infer<typeof eventView>;

/**
 * Change of a figure from the same part of the previous month to this month so far, in whole percent. Null if the previous figure is 0 or
 * comes from fewer than 5 events.
 */
const trend = z.int().nullable();

/** A provider's figures over all their events; `docs/decisions/0018-count-figures-from-bookings-and-payments.md` defines each. */
export const eventSummary = z.object({
  events: z.int(),
  activeInquiries: z.int(),
  bookedNext30Days: z.int(),
  /** A whole percentage; null without an event. */
  conversionRate: z.int().nullable(),
  /** The sum of `totalAmount` over all booked and completed events; absent in answers of an earlier release. */
  totalRevenue: amount.optional(),
  byStatus: z.array(z.object({ status: eventStatus, events: z.int() })),
  /** The months of this year, `YYYY-MM`, January first and the current one last. */
  revenueByMonth: z.array(z.object({ month: z.string(), revenue: amount, events: z.int() })),
  trends: z.object({ inquiries: trend, revenue: trend }),
});
export type EventSummary = z.infer<typeof eventSummary>;

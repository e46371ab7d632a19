import { z } from 'zod';
import { instant } from '../dates.ts';
import { eventStatus } from '../event-statuses.ts';
import { defineMessage } from '../message.ts';

export const eventSnapshot = z.object({
  eventId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  clientEmail: z.string(),
  providerId: z.uuid(),
  name: z.string(),
  eventCategory: z.string(),
  eventDate: z.string(),
  startTime: z.string(),
  venueAddress: z.string(),
  timeZone: z.string(),
  servicesNeeded: z.array(z.string()),
  status: eventStatus,
  sentToProviderAt: instant,
  totalCents: z.int().nullable(),
  cancelReason: z.string(),
  /** Who ended it; what was told before this was said has none. */
  cancelledBy: z.enum(['client', 'provider']).nullable().default(null),
  /** When it was decided, by the clock of events; what was told before this was said has none. */
  cancelledAt: instant.optional(),
  completedAt: instant.optional(),
});
export type EventSnapshot = z.infer<typeof eventSnapshot>;

/** Published when the client sends the event to its provider: from here on the provider can quote it. Identity mails them. */
export const eventSent = defineMessage('events.event.sent.v1', eventSnapshot);
export const eventProposed = defineMessage('events.event.proposed.v1', eventSnapshot);
export const eventBooked = defineMessage('events.event.booked.v1', eventSnapshot);
export const eventCompleted = defineMessage('events.event.completed.v1', eventSnapshot);

/** Published when either side cancels a sent event. Quotes withdraws what is open; billing voids what is unpaid and was not overdue at `cancelledAt`; identity mails the other side. */
export const eventCancelled = defineMessage('events.event.cancelled.v1', eventSnapshot);

/** Published when the client's or the provider's account was deleted: the same event under a pseudonym. */
export const eventErased = defineMessage('events.event.erased.v1', eventSnapshot);

/** All of them carry the same snapshot, so a projection takes any. */
export const eventMessages = [
  eventSent,
  eventProposed,
  eventBooked,
  eventCompleted,
  eventCancelled,
  eventErased,
];

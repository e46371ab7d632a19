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
  /** Who cancelled it; absent in messages of earlier releases. */
  cancelledBy: z.enum(['client', 'provider']).nullable().default(null),
  /** When it was cancelled, by the clock of events; decides which invoices were overdue. Absent in messages of earlier releases. */
  cancelledAt: instant.optional(),
  completedAt: instant.optional(),
});
export type EventSnapshot = z.infer<typeof eventSnapshot>;

/** Published when the client sends the event to its provider, who can quote it from then on. Identity emails them. */
export const eventSent = defineMessage('events.event.sent.v1', eventSnapshot);
export const eventProposed = defineMessage('events.event.proposed.v1', eventSnapshot);
export const eventBooked = defineMessage('events.event.booked.v1', eventSnapshot);
export const eventCompleted = defineMessage('events.event.completed.v1', eventSnapshot);

/** Published when a side cancels a sent event. Quotes withdraws, billing voids unpaid invoices not overdue, identity emails the other. */
export const eventCancelled = defineMessage('events.event.cancelled.v1', eventSnapshot);

/** Published when the client's or the provider's account was deleted: the same event under a pseudonym. */
export const eventErased = defineMessage('events.event.erased.v1', eventSnapshot);

/** All of them carry the same snapshot, so a projection accepts any. */
export const eventMessages = [
  eventSent,
  eventProposed,
  eventBooked,
  eventCompleted,
  eventCancelled,
  eventErased,
];

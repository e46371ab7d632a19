import { z } from 'zod';
import { instant } from '../dates.ts';
import { eventStatus } from '../event-statuses.ts';
import { publishedTexts } from '../event-texts.ts';
import { defineMessage } from '../message.ts';
import { renamed } from '../renamed-fields.ts';

const snapshotFields = z.object({
  eventId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  clientEmail: z.string(),
  providerId: z.uuid(),
  name: z.string(),
  eventCategory: z.string(),
  eventDate: z.string(),
  startTime: z.string(),
  ...publishedTexts,
  timeZone: z.string(),
  servicesNeeded: z.array(z.string()),
  status: eventStatus,
  sentToProviderAt: instant,
  /** Of the accepted quote; null before the booking. */
  payableCents: z.int().nullable(),
  cancelReason: z.string(),
  /** Who cancelled the event; absent in messages of earlier releases. */
  cancelledBy: z.enum(['client', 'provider']).nullable().default(null),
  /** When the event was cancelled. Invoices that were overdue at that time are not voided. Absent in messages of earlier releases. */
  cancelledAt: instant.optional(),
  completedAt: instant.optional(),
});

export const eventSnapshot = renamed(snapshotFields, { payableCents: 'totalCents' });
export type EventSnapshot = z.infer<typeof eventSnapshot>;

/** Published when the client sends the event to its provider, who can then create a quote. Identity emails the provider. */
export const eventSent = defineMessage('events.event.sent.v1', eventSnapshot);
export const eventProposed = defineMessage('events.event.proposed.v1', eventSnapshot);
export const eventBooked = defineMessage('events.event.booked.v1', eventSnapshot);
export const eventCompleted = defineMessage('events.event.completed.v1', eventSnapshot);

/**
 * Published when client or provider cancels a sent event. Quotes withdraws the event's quote. Billing voids the event's unpaid invoices,
 * except overdue ones. Identity emails the other side.
 */
export const eventCancelled = defineMessage('events.event.cancelled.v1', eventSnapshot);

/** Published when the client's or the provider's account was deleted. The snapshot has a pseudonym instead of the name. */
export const eventErased = defineMessage('events.event.erased.v1', eventSnapshot);

/** Messages with the same snapshot, so a projection accepts any of them. */
export const eventMessages = [
  eventSent,
  eventProposed,
  eventBooked,
  eventCompleted,
  eventCancelled,
  eventErased,
];

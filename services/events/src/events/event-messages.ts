import { publishedTextsOf } from '@marquee/contracts/event-texts';
import type { MessageType } from '@marquee/contracts/message';
import * as declared from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot, eventSnapshot } from '@marquee/contracts/messages/event-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { DescribingMessage } from '@marquee/service-kit/projections/snapshot-source';
import type { Event, EventFact } from './domain/event.ts';

const messageByFact: Record<EventFact['type'], MessageType<typeof eventSnapshot> | null> = {
  edited: null,
  sent: declared.eventSent,
  proposed: declared.eventProposed,
  'quoted-again': null,
  'quote-archived': null,
  booked: declared.eventBooked,
  completed: declared.eventCompleted,
  erased: declared.eventErased,
  freed: null,
  cancelled: declared.eventCancelled,
  'cancelled-again': declared.eventCancelled,
};

/** Messages about a fact, with the event's state after the fact. Empty if no other service needs the fact, and for a private draft. */
export function messagesOf(event: Event, fact: EventFact): Message[] {
  const message = messageByFact[fact.type];
  const snapshot = toSnapshot(event);
  return message === null || snapshot === null ? [] : [toMessage(message, snapshot)];
}

const messageByStatus: Record<Event['status'], MessageType<typeof eventSnapshot>> = {
  inquiry: declared.eventSent,
  proposal: declared.eventProposed,
  booked: declared.eventBooked,
  completed: declared.eventCompleted,
  cancelled: declared.eventCancelled,
};

/** The message that an event of this status has published last; none for a private draft. */
export function describeEvent(event: Event): DescribingMessage[] {
  const snapshot = toSnapshot(event);
  const { status, cancelledAt, completedAt, bookedAt, sentToProviderAt } = event;
  const at = {
    inquiry: null,
    proposal: null,
    booked: bookedAt,
    completed: completedAt,
    cancelled: cancelledAt,
  };
  const changedAt = at[status] ?? sentToProviderAt;
  return snapshot === null || changedAt === null
    ? []
    : [{ ...toMessage(messageByStatus[status], snapshot), at: changedAt }];
}

function toSnapshot(event: Event): EventSnapshot | null {
  const { providerId, sentToProviderAt } = event;
  if (providerId === null || sentToProviderAt === null) {
    return null;
  }
  return {
    eventId: event.id,
    clientId: event.clientId,
    clientName: event.clientName,
    clientEmail: event.clientEmail,
    providerId,
    name: event.name,
    eventCategory: event.eventCategory,
    eventDate: event.eventDate,
    startTime: event.startTime,
    ...publishedTextsOf(event),
    timeZone: event.timeZone,
    servicesNeeded: [...event.servicesNeeded],
    status: event.status,
    sentToProviderAt: sentToProviderAt.toISOString(),
    payableCents: event.payableCents,
    cancelReason: event.cancelReason,
    cancelledBy: event.cancelledBy,
    ...(event.cancelledAt !== null && { cancelledAt: event.cancelledAt.toISOString() }),
    ...(event.completedAt !== null && { completedAt: event.completedAt.toISOString() }),
  };
}

import * as declared from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { EmailQueueRepository } from '../email-queue/email-queue-repository.ts';
import type { BookedEvent, BookedEventRepository } from './booked-event-repository.ts';
import { reminderIdsOf } from './reminder-ids.ts';
import { nextReminderAt } from './reminder-times.ts';

type ProjectionDeps = { bookedEvents: BookedEventRepository; emailQueue: EmailQueueRepository };

/** Stores bookings with their next reminder. When an event has ended, removes its booking and the emails of its reminders. */
export function projectBookedEvents({
  bookedEvents,
  emailQueue,
}: ProjectionDeps): Subscription<typeof declared.eventBooked> {
  return {
    queue: 'identity.keep-booked-events',
    messages: [declared.eventBooked, declared.eventCompleted, declared.eventCancelled, declared.eventErased],
    async handle({ payload, aggregateVersion, at }) {
      if (payload.status === 'booked') {
        const event = toBookedEvent(payload);
        await bookedEvents.upsert(event, aggregateVersion, nextReminderAt(event, new Date(at)));
        return;
      }
      await bookedEvents.end(payload.eventId, aggregateVersion);
      await emailQueue.deleteEmails(reminderIdsOf(payload.eventId));
    },
  };
}

function toBookedEvent(event: EventSnapshot): BookedEvent {
  const { eventId, clientId, providerId, name, eventDate, startTime, venueAddress, timeZone } = event;
  return { eventId, clientId, providerId, eventName: name, eventDate, startTime, venueAddress, timeZone };
}

import * as declared from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { MailRepository } from '../mails/mail-repository.ts';
import type { BookedEvent, BookedEventRepository } from './booked-event-repository.ts';
import { reminderIdsOf } from './reminder-ids.ts';
import { nextReminderAt } from './reminder-times.ts';

type KeepDeps = { bookedEvents: BookedEventRepository; mails: MailRepository };

/** Stores the next reminder of every booking; removes it when the event has ended. */
export function keepBookedEvents({
  bookedEvents,
  mails,
}: KeepDeps): Subscription<typeof declared.eventBooked> {
  return {
    queue: 'identity.keep-booked-events',
    messages: [declared.eventBooked, declared.eventCompleted, declared.eventCancelled, declared.eventErased],
    async handle({ payload, aggregateVersion, at }) {
      if (payload.status === 'booked') {
        const event = toBookedEvent(payload);
        await bookedEvents.keep(event, aggregateVersion, nextReminderAt(event, new Date(at)));
        return;
      }
      await bookedEvents.end(payload.eventId, aggregateVersion);
      await mails.withdraw(reminderIdsOf(payload.eventId));
    },
  };
}

function toBookedEvent(event: EventSnapshot): BookedEvent {
  const { eventId, clientId, providerId, name, eventDate, startTime, venueAddress, timeZone } = event;
  return { eventId, clientId, providerId, eventName: name, eventDate, startTime, venueAddress, timeZone };
}

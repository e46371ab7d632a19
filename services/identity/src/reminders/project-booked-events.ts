import type { eventBooked } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { bookingMessages } from '../bookings/booking-repository.ts';
import type { EmailQueueRepository } from '../email-queue/email-queue-repository.ts';
import type { BookedEventRepository } from './booked-event-repository.ts';
import { reminderIdsOf } from './reminder-ids.ts';

type ProjectionDeps = { bookedEvents: BookedEventRepository; emailQueue: EmailQueueRepository };

/** Stores bookings with their next reminder. When an event has ended, removes its booking and the emails of its reminders. */
export function projectBookedEvents({
  bookedEvents,
  emailQueue,
}: ProjectionDeps): Subscription<typeof eventBooked> {
  return {
    queue: 'identity.keep-booked-events',
    messages: bookingMessages,
    async handle(envelope) {
      await bookedEvents.project(envelope);
      if (envelope.payload.status !== 'booked') {
        await emailQueue.deleteEmails(reminderIdsOf(envelope.payload.eventId));
      }
    },
  };
}

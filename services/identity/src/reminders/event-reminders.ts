import type { eventBooked } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { UntilStopped } from '@marquee/service-kit/process/loop';
import type { Connection } from '@marquee/service-kit/store/database';
import { bookingMessages } from '../bookings/booking-repository.ts';
import { createBookedEventRepository } from './booked-event-repository.ts';
import { reminderIdsOf } from './reminder-ids.ts';
import { sendEventReminders } from './send-event-reminders.ts';
import type { ReminderDeps } from './send-event-reminders.ts';

/** A kind of reminder: emails that become due without a message. */
export type Reminders = {
  /** Stores what is needed to send the reminders, and removes it when no reminder can follow. */
  subscription: Subscription;
  /** Reminders that were due during downtime are sent afterwards. */
  sendDue: (untilStopped: UntilStopped) => Promise<void>;
  /** Number of records with a reminder due. */
  countDue: (at: Date) => Promise<number>;
};

type EventRemindersDeps = Omit<ReminderDeps, 'bookedEvents'> & { connection: Connection };

/** Reminders of booked events. When an event has ended, removes its booking and the emails of its reminders. */
export function createEventReminders(deps: EventRemindersDeps): Reminders {
  const bookedEvents = createBookedEventRepository(deps.connection);
  const subscription: Subscription<typeof eventBooked> = {
    queue: 'identity.keep-booked-events',
    messages: bookingMessages,
    async handle(envelope) {
      await bookedEvents.project(envelope);
      if (envelope.payload.status !== 'booked') {
        await deps.emailQueue.deleteEmails(reminderIdsOf(envelope.payload.eventId));
      }
    },
  };
  return {
    subscription,
    sendDue: (untilStopped) => sendEventReminders({ ...deps, bookedEvents }, untilStopped),
    countDue: (at) => bookedEvents.countDue(at),
  };
}

import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Connection } from 'mongoose';
import { bookingMessages } from '../bookings/booking-repository.ts';
import { eventDataOf } from '../email-templates/kinds/event-fields.ts';
import type { EventData } from '../email-templates/kinds/event-fields.ts';
import { nextReminderAt } from './reminder-times.ts';

export type BookedEvent = EventData & { eventId: string; clientId: string; providerId: string };

/** `remindAt` is when the next reminder is due. */
export type DueEvent = BookedEvent & { remindAt: Date };

/** An event without a booking has ended. */
type StoredEvent = {
  booking?: Omit<BookedEvent, 'eventId'>;
  /** When the next reminder is due; absent if none follows. */
  remindAt?: Date;
};

const longestDueFirst = { field: 'remindAt', direction: 1 } as const;

export type BookedEventRepository = ReturnType<typeof createBookedEventRepository>;

/** Booked events with their next reminder. */
export function createBookedEventRepository(connection: Connection) {
  const events = createProjection<StoredEvent>(connection, {
    name: 'bookedEvent',
    collection: 'bookedEvents',
    indexes: [{ fields: { remindAt: 1, _id: 1 }, options: { sparse: true } }],
    rows: [
      rowFrom(bookingMessages, ({ payload, at }) => {
        const booking = payload.status === 'booked' ? toBooking(payload) : undefined;
        // After a rebuild, the worker advances a time that has passed; the ids of the reminders prevent that one is sent twice.
        const remindAt = (booking && nextReminderAt(booking, new Date(at))) ?? undefined;
        return { id: payload.eventId, fields: { booking, remindAt } };
      }),
    ],
  });
  return {
    project: events.project,
    async due(at: Date, limit: number): Promise<DueEvent[]> {
      const found = await events.find({ remindAt: { $lte: at } }, { sortBy: longestDueFirst, limit });
      return found.flatMap(({ id: eventId, booking, remindAt }) =>
        booking === undefined || remindAt === undefined ? [] : [{ eventId, ...booking, remindAt }],
      );
    },
    /** The number of events with a due reminder. */
    countDue: (at: Date): Promise<number> => events.count({ remindAt: { $lte: at } }, longestDueFirst),
    isBooked: async (eventId: string) => (await events.get(eventId))?.booking !== undefined,
    /** Stores when the next reminder is due. Returns true to only one of concurrent callers that have sent the same reminder. */
    advanceReminder: ({ eventId, remindAt }: DueEvent, next: Date | null): Promise<boolean> =>
      events.amend(eventId, { remindAt }, { remindAt: next ?? undefined }),
  };
}

function toBooking(event: EventSnapshot): Omit<BookedEvent, 'eventId'> {
  const { clientId, providerId, name } = event;
  return { clientId, providerId, ...eventDataOf({ ...event, eventName: name }) };
}

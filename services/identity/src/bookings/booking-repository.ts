import { defaultTimeZone } from '@marquee/contracts/dates';
import type { OpenBooking } from '@marquee/contracts/deletion-blocks';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import * as messages from '@marquee/contracts/messages/event-messages';
import { startOfEvent } from '@marquee/contracts/working-window';
import type { EnvelopeOf } from '@marquee/service-kit/messaging/bus';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';
import type { Connection } from '@marquee/service-kit/store/database';
import type { FinishedBooking } from './finished-booking.ts';
import { findForBothSides } from './find-for-both-sides.ts';
import type { WithOtherSide } from './find-for-both-sides.ts';
import { toDate } from './to-date.ts';

/** `name` is stored only while the booking is open. */
type Booking = Pick<OpenBooking, 'name' | 'eventDate'> & {
  clientId: string;
  providerId: string;
  status: EventStatus;
  /** Absent if an earlier release stored the booking. */
  startTime?: string;
  timeZone?: string;
  /** Null until completion. Absent if an earlier release stored the booking. */
  completedAt?: Date | null;
  /** Set if the event was cancelled after it was booked; otherwise null. Absent if an earlier release stored the booking. */
  cancelledAt?: Date | null;
};

/** The messages about events that were booked or have ended. */
export const bookingMessages = [
  messages.eventBooked,
  messages.eventCompleted,
  messages.eventCancelled,
  messages.eventErased,
];

export type BookingRepository = ReturnType<typeof createBookingRepository>;

/** Bookings as the events service publishes them. Open bookings, and a provider's recently ended booking, block the account's deletion. */
export function createBookingRepository(connection: Connection) {
  const bookings = createProjection<Booking>(connection, {
    name: 'booking',
    indexes: [
      { fields: { clientId: 1, status: 1 } },
      { fields: { providerId: 1, status: 1, completedAt: -1, eventDate: -1 } },
      { fields: { providerId: 1, status: 1, cancelledAt: -1 } },
    ],
    rows: [
      rowFrom(bookingMessages, (envelope) => ({ id: envelope.payload.eventId, fields: toBooking(envelope) })),
    ],
  });
  return {
    ...bookings,
    /**
     * Returns the provider's most recently ended booking; null if none ended after `after`. Uses the event's date if the completion
     * time is not stored.
     */
    async lastEndedOf(providerId: string, after: Date): Promise<FinishedBooking | null> {
      const completed = { providerId, status: 'completed' };
      const found = await Promise.all([
        bookings.find({ ...completed, completedAt: { $gt: after } }),
        bookings.find({ ...completed, completedAt: null, eventDate: { $gt: dayOf(after) } }),
        bookings.find({ providerId, status: 'cancelled', cancelledAt: { $gt: after } }),
      ]);
      const ended = found.flat().map(({ id, clientId, completedAt, cancelledAt, eventDate }) => ({
        ...{ eventId: id, quoteId: null, otherId: clientId },
        endedAt: completedAt ?? cancelledAt ?? new Date(eventDate),
      }));
      return ended.toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime())[0] ?? null;
    },
    /** The account's open bookings as client and as provider, earliest first. */
    async openOf(accountId: string, now: Date): Promise<WithOtherSide<OpenBooking>[]> {
      const open = await findForBothSides(accountId, (side) => bookings.find({ ...side, status: 'booked' }));
      return open
        .map(({ id, name, eventDate, startTime = '', timeZone = defaultTimeZone, otherId }) => ({
          ...{ eventId: id, name, eventDate, otherId },
          hasStarted: now >= startOfEvent({ eventDate, startTime, timeZone }),
        }))
        .toSorted((a, b) => a.eventDate.localeCompare(b.eventDate));
    },
  };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function toBooking({ type, payload, at }: EnvelopeOf<typeof messages.eventBooked>): Booking {
  const { clientId, providerId, eventDate, startTime, timeZone, status } = payload;
  const name = status === 'booked' ? payload.name : '';
  // A message of an earlier release lacks these times. The time of the message about the completion or cancellation replaces them.
  const completedAt = toDate(payload.completedAt ?? (type === messages.eventCompleted.type ? at : null));
  const cancelledAt = toDate(payload.cancelledAt ?? (type === messages.eventCancelled.type ? at : null));
  return {
    ...{ clientId, providerId, name, eventDate, startTime, timeZone, status, completedAt },
    // An event has an amount only if it was booked.
    cancelledAt: payload.payableCents === null ? null : cancelledAt,
  };
}

import * as declared from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { BookingRepository } from './booking-repository.ts';
import { toDate } from './to-date.ts';

export function projectBookings(bookings: BookingRepository): Subscription<typeof declared.eventBooked> {
  return {
    queue: 'identity.keep-bookings',
    messages: [declared.eventBooked, declared.eventCompleted, declared.eventCancelled, declared.eventErased],
    handle: ({ type, payload, aggregateVersion, at }) => {
      const { eventId, clientId, providerId, eventDate, startTime, timeZone, status } = payload;
      const name = status === 'booked' ? payload.name : '';
      // A message of an earlier release lacks these times. The time of the message about the completion or cancellation replaces them.
      const completedAt = toDate(payload.completedAt ?? (type === declared.eventCompleted.type ? at : null));
      const cancelledAt = toDate(payload.cancelledAt ?? (type === declared.eventCancelled.type ? at : null));
      return bookings.apply(eventId, aggregateVersion, {
        ...{ clientId, providerId, name, eventDate, startTime, timeZone, status, completedAt },
        // An event has an amount only if it was booked.
        cancelledAt: payload.payableCents === null ? null : cancelledAt,
      });
    },
  };
}

import * as declared from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { BookingRepository } from './booking-repository.ts';

export function keepBookings(bookings: BookingRepository): Subscription<typeof declared.eventBooked> {
  return {
    queue: 'identity.keep-bookings',
    messages: [declared.eventBooked, declared.eventCompleted, declared.eventCancelled, declared.eventErased],
    handle: ({ type, payload, aggregateVersion, at }) => {
      const { eventId, clientId, providerId, eventDate, status } = payload;
      const name = status === 'booked' ? payload.name : '';
      // An earlier release does not say when; its message is of that moment.
      const heardAt = type === declared.eventCompleted.type ? at : null;
      const completedAt = toDate(payload.completedAt ?? heardAt);
      const booking = { clientId, providerId, name, eventDate, status };
      return bookings.apply(eventId, aggregateVersion, { ...booking, completedAt });
    },
  };
}

function toDate(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}

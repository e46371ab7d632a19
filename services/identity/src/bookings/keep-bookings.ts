import * as declared from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { BookingRepository } from './booking-repository.ts';

export function keepBookings(bookings: BookingRepository): Subscription<typeof declared.eventBooked> {
  return {
    queue: 'identity.keep-bookings',
    messages: [declared.eventBooked, declared.eventCompleted, declared.eventCancelled, declared.eventErased],
    handle: ({ payload, aggregateVersion }) => {
      const { eventId, clientId, providerId, eventDate, status } = payload;
      const name = status === 'booked' ? payload.name : '';
      return bookings.apply(eventId, aggregateVersion, { clientId, providerId, name, eventDate, status });
    },
  };
}

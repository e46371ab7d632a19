import type { OpenBooking } from '@marquee/contracts/privacy';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** `name` is kept only while the booking is open. */
type Booking = Omit<OpenBooking, 'eventId'> & { clientId: string; providerId: string; status: EventStatus };

export type BookingRepository = ReturnType<typeof createBookingRepository>;

/** What was booked, as events tells of it: the open ones stand in the way of deleting an account. */
export function createBookingRepository(connection: Connection) {
  const bookings = createProjection<Booking>(connection, {
    name: 'booking',
    indexes: [{ fields: { clientId: 1, status: 1 } }, { fields: { providerId: 1, status: 1 } }],
  });
  return {
    ...bookings,
    /** Of the account as client and as provider, the next one first. */
    async openOf(accountId: string): Promise<OpenBooking[]> {
      const [booked, sold] = await Promise.all(
        ['clientId', 'providerId'].map((side) => bookings.find({ [side]: accountId, status: 'booked' })),
      );
      return [...(booked ?? []), ...(sold ?? [])]
        .map(({ id, name, eventDate }) => ({ eventId: id, name, eventDate }))
        .toSorted((a, b) => a.eventDate.localeCompare(b.eventDate));
    },
  };
}

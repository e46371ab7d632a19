import type { OpenBooking } from '@marquee/contracts/privacy';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import { createProjection } from '@marquee/service-kit/store/projection';
import type { Connection } from '@marquee/service-kit/store/database';

/** `name` is kept only while the booking is open. */
type Booking = Omit<OpenBooking, 'eventId'> & {
  clientId: string;
  providerId: string;
  status: EventStatus;
  /** Missing where it was heard of an earlier release, which did not say it; null until then. */
  completedAt?: Date | null;
};

const dayMs = 86_400_000;

export type BookingRepository = ReturnType<typeof createBookingRepository>;

/** What was booked, as events tells of it: the open ones stand in the way of deleting an account, and for its provider one that was completed lately. */
export function createBookingRepository(connection: Connection) {
  const bookings = createProjection<Booking>(connection, {
    name: 'booking',
    indexes: [
      { fields: { clientId: 1, status: 1 } },
      { fields: { providerId: 1, status: 1, completedAt: -1, eventDate: -1 } },
    ],
  });
  return {
    ...bookings,
    /** When so many days have passed since the provider's last completed booking; null where they have. The day of the event counts where nobody said when it was completed. */
    async completedUntil(providerId: string, days: number, now: Date): Promise<Date | null> {
      const after = new Date(now.getTime() - days * dayMs);
      const [told, untold] = await Promise.all([
        bookings.find({ providerId, status: 'completed', completedAt: { $gt: after } }),
        bookings.find({
          providerId,
          status: 'completed',
          completedAt: null,
          eventDate: { $gt: dayOf(after) },
        }),
      ]);
      const ends = [...told, ...untold].map(
        ({ completedAt, eventDate }) => (completedAt?.getTime() ?? Date.parse(eventDate)) + days * dayMs,
      );
      return ends.length === 0 ? null : new Date(Math.max(...ends));
    },
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

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

import { toMessage } from '../src/messaging/message.ts';
import type { Message } from '../src/messaging/message.ts';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import type { PendingOutbox } from '../src/store/outbox.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import { aBooking, aCommit, bookingNamed, testInstant } from './bookings.ts';
import type { Booking } from './bookings.ts';

export type OutboxFixture = {
  bookings: AggregateStore<Booking>;
  insertTelling: (name: string, at?: Date) => Promise<Booking>;
  saveTelling: (booking: Booking, name: string) => Promise<Booking>;
  /** Writes as another process would: nobody here is nudged. */
  insertElsewhere: (name: string) => Promise<void>;
  onlyPending: () => Promise<PendingOutbox>;
  documentOf: (id: string) => Promise<object | null>;
  drop: () => Promise<void>;
};

/** Bookings in a database of their own, where every write tells the booking's name. */
export async function openOutboxFixture(): Promise<OutboxFixture> {
  const { connection, drop } = await openTestDatabase('outbox');
  const bookings = createAggregateStore<Booking>(connection, { name: 'booking', indexes: [] });
  await bookings.init();
  return {
    bookings,
    async insertTelling(name, at = testInstant) {
      const booking = aBooking({ name });
      await bookings.insert(booking, aCommit({ messages: [naming(name)], at }));
      return booking;
    },
    saveTelling: (booking, name) => bookings.save(booking, aCommit({ messages: [naming(name)] })),
    async insertElsewhere(name) {
      const elsewhere = connection.useDb(connection.name);
      const others = createAggregateStore<Booking>(elsewhere, { name: 'booking', indexes: [] });
      await others.insert(aBooking({ name }), aCommit({ messages: [naming(name)] }));
    },
    async onlyPending() {
      const [pending] = await bookings.outbox.pending(10);
      if (pending === undefined) {
        throw new Error('nothing is pending');
      }
      return pending;
    },
    documentOf: (id) => connection.collection<{ _id: string }>('bookings').findOne({ _id: id }),
    drop,
  };
}

export function idsOf({ envelopes }: PendingOutbox): string[] {
  return envelopes.map(({ id }) => id);
}

export function naming(name: string): Message {
  return toMessage(bookingNamed, { name });
}

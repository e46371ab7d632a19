import { toMessage } from '../src/messaging/message.ts';
import type { Message } from '../src/messaging/message.ts';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import type { LeasedOutbox, PendingOutbox } from '../src/store/outbox.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import { aBooking, aCommit, bookingNamed, testInstant } from './bookings.ts';
import type { Booking } from './bookings.ts';

export type OutboxFixture = {
  bookings: AggregateStore<Booking>;
  insertWithMessage: (name: string, at?: Date) => Promise<Booking>;
  saveWithMessage: (booking: Booking, name: string) => Promise<Booking>;
  /** Writes as another process would, so that no relay of this process is woken. */
  insertElsewhere: (name: string) => Promise<void>;
  onlyPending: () => Promise<PendingOutbox>;
  /** Leases the only pending document. */
  leaseOnly: (until: Date) => Promise<LeasedOutbox>;
  documentOf: (id: string) => Promise<object | null>;
  /** Writes a lease directly to the database, as an earlier release may have left it. */
  writeLease: (id: string, until: Date) => Promise<void>;
  drop: () => Promise<void>;
};

/** Opens a store of bookings in a separate database. Each write with a message adds a message with the given name to the outbox. */
export async function openOutboxFixture(): Promise<OutboxFixture> {
  const { connection, drop } = await openTestDatabase('outbox');
  const bookings = createAggregateStore<Booking>(connection, { name: 'booking', indexes: [] });
  await createIndexes(connection);
  const documents = connection.collection<{ _id: string }>('bookings');

  async function onlyPending(): Promise<PendingOutbox> {
    const [pending] = await bookings.outbox.pending(10);
    if (pending === undefined) {
      throw new Error('nothing is pending');
    }
    return pending;
  }

  return {
    bookings,
    async insertWithMessage(name, at = testInstant) {
      const booking = aBooking({ name });
      await bookings.insert(booking, aCommit({ messages: [aNameMessage(name)], at }));
      return booking;
    },
    saveWithMessage: (booking, name) => bookings.save(booking, aCommit({ messages: [aNameMessage(name)] })),
    async insertElsewhere(name) {
      const elsewhere = connection.useDb(connection.name);
      const others = createAggregateStore<Booking>(elsewhere, { name: 'booking', indexes: [] });
      await others.insert(aBooking({ name }), aCommit({ messages: [aNameMessage(name)] }));
    },
    onlyPending,
    async leaseOnly(until) {
      const pending = await onlyPending();
      if (!(await bookings.outbox.lease(pending, until))) {
        throw new Error('another relay has leased it');
      }
      return { ...pending, leasedUntil: until };
    },
    documentOf: (id) => documents.findOne({ _id: id }),
    async writeLease(id, until) {
      await documents.updateOne({ _id: id }, { $set: { outboxLeasedUntil: until } });
    },
    drop,
  };
}

export function idsOf({ envelopes }: Pick<PendingOutbox, 'envelopes'>): string[] {
  return envelopes.map(({ id }) => id);
}

export function aNameMessage(name: string): Message {
  return toMessage(bookingNamed, { name });
}

import type { Collection } from 'mongoose';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import type { Connection } from '../src/store/database.ts';
import type { ShapeChange } from '../src/store/shapes.ts';
import { aCommit } from './bookings.ts';

/** A small aggregate of two releases. */
export type EarlierTicket = { id: string; version: number; name: string; total: number };
export type Ticket = { id: string; version: number; name: string; payableCents: number };
export type EarlierEntry = { notes: string };
export type TicketEntry = { type: string };

/** The present release renames the total and stores types instead of notes. */
export const inCents: ShapeChange = {
  fields: ['total', 'payableCents'],
  up: ({ total, ...state }) => ({ ...state, payableCents: centsOf(total) }),
  down: ({ payableCents, ...state }) => ({ ...state, total: Number(payableCents) / 100 }),
  entry: {
    up: ({ notes }) => ({ type: String(notes).toLowerCase() }),
    down: ({ type }) => ({ notes: String(type).toUpperCase() }),
  },
};

function centsOf(total: unknown): number {
  if (typeof total !== 'number') {
    throw new Error(`the total ${JSON.stringify(total)} is not a number`);
  }
  return total * 100;
}

export type Releases = {
  earlier: AggregateStore<EarlierTicket, EarlierEntry>;
  /** Starts a replica of the present release. `beforeBulkWrite` delays its writes of several documents. */
  present: (beforeBulkWrite?: () => Promise<void>) => AggregateStore<Ticket, TicketEntry>;
  /** Every stored document, with the store's own fields. */
  stored: () => Promise<Record<string, unknown>[]>;
  /** Stores a document as neither release would. */
  insertRaw: (document: { _id: string } & Record<string, unknown>) => Promise<void>;
};

/** Two releases on one collection. */
export function releasesOf(database: Connection, name: string): Releases {
  const connect = () => database.useDb(database.name, { useCache: false });
  const earlier = createAggregateStore<EarlierTicket, EarlierEntry>(connect(), { name, indexes: [] });
  const collection = database.collection<{ _id: string }>(`${name}s`);
  return {
    earlier,
    present(beforeBulkWrite) {
      const connection = connect();
      const store = createAggregateStore<Ticket, TicketEntry>(connection, {
        name,
        indexes: [],
        shapes: [inCents],
      });
      if (beforeBulkWrite !== undefined) {
        delayBulkWrites(connection.model(name).collection, beforeBulkWrite);
      }
      return store;
    },
    stored: () => collection.find().sort({ _id: 1 }).toArray(),
    async insertRaw(document) {
      const complete: { _id: string } = Object.assign({ version: 1, history: [] }, document);
      await collection.insertOne(complete);
    },
  };
}

function delayBulkWrites(collection: Collection, before: () => Promise<void>): void {
  const bulkWrite = collection.bulkWrite.bind(collection);
  collection.bulkWrite = async (operations, options) => {
    await before();
    return bulkWrite(operations, options);
  };
}

/** Stores tickets of the earlier release, each changed as often as its number. Returns their ids. */
export async function sellEarlier({ earlier }: Releases, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, number) => `ticket ${String(number).padStart(3, '0')}`);
  for (const [number, id] of ids.entries()) {
    const created = { ...aCommit<EarlierEntry>(), history: [{ notes: 'CREATED' }] };
    await earlier.insert({ id, version: 1, name: `Seat ${number}`, total: number }, created);
    for (let change = 0; change < number % 3; change += 1) {
      await earlier.save(await earlier.get(id), {
        ...aCommit<EarlierEntry>(),
        history: [{ notes: 'MOVED' }],
      });
    }
  }
  return ids;
}

export const atNoon = new Date('2026-11-30T12:00:00Z');

import type { Envelope } from '@marquee/contracts/message';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Index } from './query.ts';

export type Aggregate = { id: string; version: number };

/** An entry of the history as a document stores it. */
export type StoredEntry = Readonly<Record<string, unknown>>;

/** The document of one aggregate: its state and the store's own fields. */
export type AggregateDocument = {
  _id: string;
  version: number;
  /** The shape of the state's fields (`shapes.ts`); absent in documents of releases without shape numbers, which is shape 1. */
  shape?: number;
  history: StoredEntry[];
  outbox: Envelope[];
  /** Present only while messages are pending, so that a sparse index finds exactly those documents. */
  outboxPendingSince?: Date;
  outboxLeasedUntil?: Date;
  /**
   * Number of leases that relays have acquired after reading the document; a commit that takes a lease does not count. Acquiring a lease
   * compares the number, so that only an unchanged document is leased.
   */
  outboxLeases: number;
  /** For aggregates that can be searched: the folded texts of the state, and the version of the folding rules. */
  searchText?: string;
  searchShape?: number;
};

export type AggregateModel = Model<AggregateDocument>;

/** Projection that removes the store's own fields, except the shape, which is needed to read the state. */
export const stateOnly = {
  history: 0,
  outbox: 0,
  outboxPendingSince: 0,
  outboxLeasedUntil: 0,
  outboxLeases: 0,
  searchText: 0,
  searchShape: 0,
} as const;

/** Returns the name of the collection: the plural of the aggregate's name. */
export function collectionOf(name: string): string {
  return name.endsWith('s') ? `${name}es` : `${name}s`;
}

export function aggregateModel(
  connection: Connection,
  name: string,
  indexes: readonly Index[],
): AggregateModel {
  const schema = new Schema<AggregateDocument>(
    {
      _id: String,
      version: Number,
      shape: Number,
      history: [Schema.Types.Mixed],
      outbox: [Schema.Types.Mixed],
      outboxPendingSince: Date,
      outboxLeasedUntil: Date,
      outboxLeases: Number,
      searchText: String,
      searchShape: Number,
    },
    // Not strict, because only the service's own types declare the fields of the state. A second declaration in the schema could differ.
    { strict: false, strictQuery: false, versionKey: false, minimize: false },
  );
  schema.index({ outboxPendingSince: 1 }, { sparse: true });
  schema.index({ outboxLeasedUntil: 1, outboxPendingSince: 1 }, { sparse: true });
  for (const { fields, options } of indexes) {
    schema.index(fields, options);
  }
  return connection.model<AggregateDocument>(name, schema, collectionOf(name));
}

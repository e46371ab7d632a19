import type { Envelope } from '@marquee/contracts/message';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { Index } from './query.ts';

export type Aggregate = { id: string; version: number };

/** One aggregate, one document: its state beside what the store keeps for itself. */
export type AggregateDocument = {
  _id: string;
  version: number;
  history: unknown[];
  outbox: Envelope[];
  /** There only while messages wait, so that a sparse index finds exactly those documents. */
  outboxPendingSince?: Date;
  outboxLeasedUntil?: Date;
  /** How often the outbox was leased: a lease is taken on what was read, never on something that only looks like it. */
  outboxLeases: number;
  /** Folded texts of the state, of aggregates that are searched, and by which rules they were folded. */
  searchText?: string;
  searchShape?: number;
};

export type AggregateModel = Model<AggregateDocument>;

/** What reading a state leaves behind. */
export const stateOnly = {
  history: 0,
  outbox: 0,
  outboxPendingSince: 0,
  outboxLeasedUntil: 0,
  outboxLeases: 0,
  searchText: 0,
  searchShape: 0,
} as const;

/** The collection of aggregates of that name: its plural. */
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
      history: [Schema.Types.Mixed],
      outbox: [Schema.Types.Mixed],
      outboxPendingSince: Date,
      outboxLeasedUntil: Date,
      outboxLeases: Number,
      searchText: String,
      searchShape: Number,
    },
    // The state's own fields are typed by the service; declaring them twice would only let them drift apart.
    { strict: false, strictQuery: false, versionKey: false, minimize: false },
  );
  schema.index({ outboxPendingSince: 1 }, { sparse: true });
  schema.index({ outboxLeasedUntil: 1, outboxPendingSince: 1 }, { sparse: true });
  for (const { fields, options } of indexes) {
    schema.index(fields, options);
  }
  return connection.model<AggregateDocument>(name, schema, collectionOf(name));
}

export function toState({ _id: id, ...state }: Pick<AggregateDocument, '_id' | 'version'>): Aggregate {
  return { id, ...state };
}

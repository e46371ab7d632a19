import type { Envelope, MessageType } from '@marquee/contracts/message';
import type { Connection } from './database.ts';

/** A row that may be wrong although its page does not show it: it has no record, or a newer version than the record. */
export type Suspect = { id: string; version: number };

/** `isNewer`: the row stays, because it has a newer version. */
export type Restored = { id: string; isNewer: boolean };

export type IdRange = { after: string | null; upTo: string | null };

/** A projection as its rebuild sees it. */
export type DeclaredProjection = {
  name: string;
  collection: string;
  /** The messages from which rows are written. */
  messages: readonly MessageType[];
  count: () => Promise<number>;
  /**
   * Replaces the row that the message describes, also one of the same version, but not a newer one. If the message is the answer about a
   * suspect, its source was read after the row, so a row that still has the suspect's version is wrong and is replaced too, unless it
   * outlives its source. Returns null if the record has no row.
   */
  restore: (envelope: Envelope, suspect?: Suspect) => Promise<Restored | null>;
  /**
   * Finds rows of the range other than `known`. `cut` is the last id that was read; null if the whole range was read.
   */
  findSuspects: (
    range: IdRange,
    known: readonly string[],
  ) => Promise<{ rows: Suspect[]; cut: string | null }>;
  /** Deletes the rows that still have the same version and do not outlive their source; returns the number of deleted rows. */
  remove: (rows: readonly Suspect[]) => Promise<number>;
};

const declared = new WeakMap<Connection, Map<string, DeclaredProjection>>();

/** Called for each projection that is created, so that a rebuild of any projection needs no second declaration. */
export function declareProjection(connection: Connection, projection: DeclaredProjection): void {
  const known = declared.get(connection) ?? new Map<string, DeclaredProjection>();
  declared.set(connection, known.set(projection.name, projection));
}

/** Every projection that was created on this connection. */
export function projectionsOf(connection: Connection): readonly DeclaredProjection[] {
  return [...(declared.get(connection)?.values() ?? [])];
}

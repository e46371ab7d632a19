import type { ShapeChange } from './shapes.ts';

/** What happened, and the values that describe it. */
type Fact = { type: string; data: object };

/** The data of a fact that its type describes completely. */
export type NoData = Record<string, never>;

/** A fact as a history keeps it. */
export type HistoryEntry<Recorded extends Fact, Actor extends string = string> = Recorded & {
  /** The version of the aggregate that the save of the fact produced; null if an earlier release did not record it. */
  version: number | null;
  actor: Actor;
  at: Date;
};

/** A fact, or one that an earlier release recorded without data. */
export type WithEarlier<Recorded extends Fact> = Recorded | { type: Recorded['type']; data: NoData };

/** A change of the entries alone; the state is stored as before. */
export function changeOfEntries(entry: NonNullable<ShapeChange['entry']>): ShapeChange {
  return { fields: [], up: (state) => state, down: (state) => state, entry };
}

/**
 * Entries that had only a type, an actor and a time get a version and data. Earlier releases ignore both fields, so entries have them before
 * the change has begun, too.
 */
export const factsWithData = changeOfEntries({
  up: ({ version = null, data = {}, ...entry }) => ({ ...entry, version, data }),
  down: (entry) => entry,
});

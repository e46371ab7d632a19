/** What happened, and the values that describe it. */
type Fact = { type: string; data: object };

/** A fact as a history keeps it. */
export type HistoryEntry<Recorded extends Fact, Actor extends string = string> = Recorded & {
  /** The version of the aggregate that the save of the fact produced; null if an earlier release did not record it. */
  version: number | null;
  actor: Actor;
  at: Date;
};

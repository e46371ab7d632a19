/** What stands on a document, from top to bottom. How it is set is this package's alone. */
export type Paper = {
  /** Names it in the reader's window and at the foot of every page. Names within any text of it are `isolated`. */
  title: string;
  /** When what it says came to be: a document that says the same is the same bytes. */
  madeAt: Date;
  /** A sentence that says where the reader finds all of it, for a document that is shortened. */
  whole: string;
  sections: readonly Section[];
};

export type Section =
  /** Who it is from, and what it is. It begins a page. */
  | { kind: 'letterhead'; from: string; lines: readonly string[]; what: string }
  /** What it is about: the largest words on it. */
  | { kind: 'board'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly Cells[] }
  /** Never parted from each other. */
  | { kind: 'totals'; totals: readonly Total[] }
  | { kind: 'text'; heading: string; text: string };

export type Fact = readonly [name: string, value: string];

/** `share` of the width, in relation to the other columns'. */
export type Column = { name: string; share: number; align: 'left' | 'right' };

/** One for each column. */
export type Cells = readonly Cell[];

/** `note` stands below, smaller. */
export type Cell = { text: string; note?: string };

/** `isSum`: what the others come to. */
export type Total = { name: string; amount: string; isSum?: true };

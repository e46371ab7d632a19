/** The content of a document, from top to bottom. Its layout is decided only in this package. */
export type DocumentDefinition = {
  /** The title in the reader's window and at the foot of every page. Names within any text are `isolated`. */
  title: string;
  /** When the content was created: the same content gives the same bytes. */
  createdAt: Date;
  /** A sentence that says where the whole content is, for a document that is shortened. */
  fullVersionNote: string;
  sections: readonly Section[];
};

export type Section =
  /** The issuer and the kind of document. Starts a page. */
  | { kind: 'letterhead'; issuer: string; lines: readonly string[]; documentType: string }
  /** The subject, in the largest letters. */
  | { kind: 'title'; text: string }
  | { kind: 'details'; details: readonly Detail[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly Cells[] }
  /** Stays together. */
  | { kind: 'totals'; totals: readonly Total[] }
  | { kind: 'text'; heading: string; text: string };

export type Detail = readonly [name: string, value: string];

/** `share` of the width, in proportion to the other columns. */
export type Column = { name: string; share: number; align: 'left' | 'right' };

/** One for each column. */
export type Cells = readonly Cell[];

/** `note` is below the text, smaller. */
export type Cell = { text: string; note?: string };

/** `isSum`: the sum of the others. */
export type Total = { name: string; amount: string; isSum?: true };

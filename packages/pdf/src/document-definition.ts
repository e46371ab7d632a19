/** The content of a document, from top to bottom. This package decides the layout. Callers isolate names in texts with `isolated`. */
export type DocumentDefinition = {
  /** The title in the window of the PDF reader and in the footer of every page. */
  title: string;
  /** When the content was created. It replaces the current time in the file, so that the same content gives the same bytes. */
  createdAt: Date;
  /** A sentence that states where the full content is; a document that had to be shortened contains it. */
  fullVersionNote: string;
  sections: readonly Section[];
};

export type Section =
  /** The issuer and the kind of document. The section starts a new page. */
  | { kind: 'letterhead'; issuer: string; lines: readonly string[]; documentType: string }
  /** The subject of the document, in the largest letters. */
  | { kind: 'title'; text: string }
  | { kind: 'details'; details: readonly Detail[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly Cells[] }
  /** All totals stay together on one page. */
  | { kind: 'totals'; totals: readonly Total[] }
  | { kind: 'text'; heading: string; text: string };

export type Detail = readonly [name: string, value: string];

/** `share`: the share of the width, in proportion to the shares of the other columns. */
export type Column = { name: string; share: number; align: 'left' | 'right' };

/** One cell for each column. */
export type Cells = readonly Cell[];

/** `note`: a smaller text below `text`. */
export type Cell = { text: string; note?: string };

/** `isSum`: true for the sum of the other totals. */
export type Total = { name: string; amount: string; isSum?: true };

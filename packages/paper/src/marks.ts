import type { FaceName } from './font-files.ts';
import type { Line } from './lines.ts';
import type { look } from './look.ts';
import type { Tag } from './tags.ts';

export type Style = { face: FaceName; size: number; color: keyof typeof look };

/** What is put on a page, in points from the top left corner of where it belongs. `y` of words is their baseline. */
export type Mark =
  | { kind: 'words'; x: number; y: number; line: Line; style: Style; tag?: Tag }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number; color: keyof typeof look };

/** How wide a text without line ends is. */
export type Measure = (text: string, style: Style) => number;

/** What is set as one, with what it may be parted into where it is taller than a whole page. */
export type Piece = { height: number; marks: readonly Mark[]; parts?: readonly Piece[] };

/**
 * Pieces from top to bottom; `head` stands above them on every page they reach, `tags` in the order they are read. `beginsPage`: nothing
 * stands above them on their first page.
 */
export type Block = {
  gap: number;
  beginsPage?: true;
  head?: Piece;
  pieces: readonly Piece[];
  tags: readonly Tag[];
};

/** A piece that a screen reader knows by one tag. */
export type Tagged = { piece: Piece; tag: Tag };

export function blank(height: number): Piece {
  return { height, marks: [] };
}

/** One below the other, to be parted only between them. */
export function stack(parts: readonly Piece[]): Piece {
  let height = 0;
  const marks: Mark[] = [];
  for (const part of parts) {
    marks.push(...moved(part.marks, { x: 0, y: height }));
    height += part.height;
  }
  return { height, marks, parts };
}

/** One beside the other. Where that is taller than a page, the first parts of all go beside each other, then the second ones, and so on. */
export function beside(pieces: readonly Piece[]): Piece {
  const columns = pieces.map((piece) => piece.parts ?? [piece]);
  const longest = Math.max(0, ...columns.map((parts) => parts.length));
  const isDivisible = pieces.some(({ parts }) => parts !== undefined);
  return {
    height: Math.max(0, ...pieces.map(({ height }) => height)),
    marks: pieces.flatMap(({ marks }) => marks),
    ...(isDivisible && {
      parts: Array.from({ length: longest }, (_part, index) =>
        beside(columns.flatMap((parts) => parts.slice(index, index + 1))),
      ),
    }),
  };
}

export function moved(marks: readonly Mark[], by: { x: number; y: number }): Mark[] {
  return marks.map((mark) => ({ ...mark, x: mark.x + by.x, y: mark.y + by.y }));
}

/** What has been read before and only shows again: no screen reader repeats it. */
export function untagged({ height, marks }: Piece): Piece {
  return {
    height,
    marks: marks.map((mark) => (mark.kind === 'words' ? withoutTag(mark) : mark)),
  };
}

function withoutTag({ kind, x, y, line, style }: Extract<Mark, { kind: 'words' }>): Mark {
  return { kind, x, y, line, style };
}

import type { FaceName } from './font-files.ts';
import type { Line } from './lines.ts';
import type { look } from './look.ts';
import type { Tag } from './tags.ts';

export type Style = { face: FaceName; size: number; color: keyof typeof look };

/** An item on a page, in points from the top left corner of its container. `y` of words is their baseline. */
export type Mark =
  | { kind: 'words'; x: number; y: number; line: Line; style: Style; tag?: Tag }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number; color: keyof typeof look };

/** The width of a text without line ends, in points. */
export type Measure = (text: string, style: Style) => number;

/** Content that stays together; `parts` is its division if it is taller than a page. */
export type Piece = { height: number; marks: readonly Mark[]; parts?: readonly Piece[] };

/**
 * Pieces from top to bottom; `head` repeats above them on every page, `tags` are in reading order. `beginsPage`: nothing is above them on
 * their first page.
 */
export type Block = {
  gap: number;
  beginsPage?: true;
  head?: Piece;
  pieces: readonly Piece[];
  tags: readonly Tag[];
};

/** A piece that is one tag for a screen reader. */
export type Tagged = { piece: Piece; tag: Tag };

export function blank(height: number): Piece {
  return { height, marks: [] };
}

/** Stacks pieces vertically; may be divided only between them. */
export function stack(parts: readonly Piece[]): Piece {
  let height = 0;
  const marks: Mark[] = [];
  for (const part of parts) {
    marks.push(...moved(part.marks, { x: 0, y: height }));
    height += part.height;
  }
  return { height, marks, parts };
}

/** Places pieces side by side. If that is taller than a page, the first parts of all stay side by side, then the second ones, and so on. */
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

/** Repeated content, which screen readers skip. */
export function untagged({ height, marks }: Piece): Piece {
  return {
    height,
    marks: marks.map((mark) => (mark.kind === 'words' ? withoutTag(mark) : mark)),
  };
}

function withoutTag({ kind, x, y, line, style }: Extract<Mark, { kind: 'words' }>): Mark {
  return { kind, x, y, line, style };
}

import type { FontRole } from './font-files.ts';
import type { Line } from './lines.ts';
import type { theme } from './theme.ts';
import type { Tag } from './tags.ts';

export type Style = { fontRole: FontRole; size: number; color: keyof typeof theme };

/** An item on a page. Positions are in points from the top left corner of the container. `y` of words is the baseline. */
export type PageItem =
  | { kind: 'words'; x: number; y: number; line: Line; style: Style; tag?: Tag }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number; color: keyof typeof theme };

/** The width of a text without line ends, in points. */
export type Measure = (text: string, style: Style) => number;

/** Content that stays together on a page. `parts`: the pieces into which it is divided if it is taller than a page. */
export type Piece = { height: number; items: readonly PageItem[]; parts?: readonly Piece[] };

/**
 * Pieces from top to bottom. `gap`: the space above the block, in points. `beginsPage`: whether the block starts a new page. `head`: a
 * piece that repeats at the top of every page of the block. `tags`: the tags of the pieces, in reading order.
 */
export type Block = {
  gap: number;
  beginsPage?: true;
  head?: Piece;
  pieces: readonly Piece[];
  tags: readonly Tag[];
};

/** A piece and the tag with which a screen reader reads it. */
export type Tagged = { piece: Piece; tag: Tag };

export function blank(height: number): Piece {
  return { height, items: [] };
}

/** Stacks pieces vertically. The result may be divided only between these pieces. */
export function stack(parts: readonly Piece[]): Piece {
  let height = 0;
  const items: PageItem[] = [];
  for (const part of parts) {
    items.push(...moved(part.items, { x: 0, y: height }));
    height += part.height;
  }
  return { height, items, parts };
}

/** Places pieces side by side. If the result must be divided, the first parts of all pieces stay side by side, then the second parts. */
export function placeSideBySide(pieces: readonly Piece[]): Piece {
  const columns = pieces.map((piece) => piece.parts ?? [piece]);
  const longest = Math.max(0, ...columns.map((parts) => parts.length));
  const isDivisible = pieces.some(({ parts }) => parts !== undefined);
  return {
    height: Math.max(0, ...pieces.map(({ height }) => height)),
    items: pieces.flatMap(({ items }) => items),
    ...(isDivisible && {
      parts: Array.from({ length: longest }, (_part, index) =>
        placeSideBySide(columns.flatMap((parts) => parts.slice(index, index + 1))),
      ),
    }),
  };
}

export function moved(items: readonly PageItem[], by: { x: number; y: number }): PageItem[] {
  return items.map((item) => ({ ...item, x: item.x + by.x, y: item.y + by.y }));
}

/** The piece without tags, for repeated content, which screen readers must skip. */
export function untagged({ height, items }: Piece): Piece {
  return {
    height,
    items: items.map((item) => (item.kind === 'words' ? withoutTag(item) : item)),
  };
}

function withoutTag({ kind, x, y, line, style }: Extract<PageItem, { kind: 'words' }>): PageItem {
  return { kind, x, y, line, style };
}

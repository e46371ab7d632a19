import { moved, untagged } from './marks.ts';
import type { Block, Mark, Piece } from './marks.ts';

/** Places every piece once and in order, whole unless it is taller than a page; nothing extends below `height`. */
export function setPages(blocks: readonly Omit<Block, 'tags'>[], height: number): Mark[][] {
  const pages: Mark[][] = [[]];
  let used = 0;

  function put({ height: taken, marks }: Piece): void {
    pages.at(-1)?.push(...moved(marks, { x: 0, y: used }));
    used += taken;
  }

  function turnPage(): void {
    pages.push([]);
    used = 0;
  }

  for (const { gap, beginsPage, head, pieces } of blocks) {
    if (beginsPage === true && used > 0) {
      turnPage();
    }
    const headHeight = head?.height ?? 0;
    for (const [index, piece] of pieces.flatMap((one) => fitting(one, height - headHeight)).entries()) {
      const before = index === 0 && used > 0 ? gap : 0;
      const above = index === 0 ? headHeight : 0;
      if (used > 0 && used + before + above + piece.height > height) {
        turnPage();
      }
      const isAtTop = used === 0;
      used += isAtTop ? 0 : before;
      if (head !== undefined && (isAtTop || index === 0)) {
        put(index === 0 ? head : untagged(head));
      }
      put(piece);
    }
  }
  return pages;
}

/** Divides a piece only if no page could hold it. */
function fitting(piece: Piece, height: number): readonly Piece[] {
  return piece.height > height && piece.parts !== undefined
    ? piece.parts.flatMap((part) => fitting(part, height))
    : [piece];
}

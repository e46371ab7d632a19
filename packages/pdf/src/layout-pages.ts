import { moved, untagged } from './page-items.ts';
import type { Block, PageItem, Piece } from './page-items.ts';

/**
 * Divides blocks into pages of this height. Every piece appears once and in order. A piece is divided only if it is taller than a page. The
 * head of a block repeats on each page on which the block continues.
 */
export function layoutPages(blocks: readonly Omit<Block, 'tags'>[], height: number): PageItem[][] {
  const pages: PageItem[][] = [[]];
  let used = 0;

  function put({ height: taken, items }: Piece): void {
    pages.at(-1)?.push(...moved(items, { x: 0, y: used }));
    used += taken;
  }

  function startNewPage(): void {
    pages.push([]);
    used = 0;
  }

  for (const { gap, beginsPage, head, pieces } of blocks) {
    if (beginsPage === true && used > 0) {
      startNewPage();
    }
    const headHeight = head?.height ?? 0;
    for (const [index, piece] of pieces.flatMap((one) => splitToFit(one, height - headHeight)).entries()) {
      const before = index === 0 && used > 0 ? gap : 0;
      const above = index === 0 ? headHeight : 0;
      if (used > 0 && used + before + above + piece.height > height) {
        startNewPage();
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

/** Divides a piece into its parts only if it is taller than a page. */
function splitToFit(piece: Piece, height: number): readonly Piece[] {
  return piece.height > height && piece.parts !== undefined
    ? piece.parts.flatMap((part) => splitToFit(part, height))
    : [piece];
}

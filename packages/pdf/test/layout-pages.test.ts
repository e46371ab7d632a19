import fc from 'fast-check';
import type { Block, PageItem, Piece } from '../src/page-items.ts';
import { stack } from '../src/page-items.ts';
import { layoutPages } from '../src/layout-pages.ts';

const height = 100;

/** A piece with one line of words; the baseline of the words is at the bottom of the piece. */
function piece(text: string, taken: number): Piece {
  const style = { fontRole: 'text', size: 1, color: 'ink' } as const;
  return { height: taken, items: [{ kind: 'words', x: 0, y: taken, line: { text }, style }] };
}

type BlockShape = { heights: number[]; hasHead: boolean; gap: number };

const blockShape: fc.Arbitrary<BlockShape> = fc.record({
  heights: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 30 }),
  hasHead: fc.boolean(),
  gap: fc.integer({ min: 0, max: 20 }),
});

function toBlock({ heights, hasHead, gap }: BlockShape, block: number): Omit<Block, 'tags'> {
  return {
    gap,
    ...(hasHead && { head: piece(`head ${block}`, 10) }),
    pieces: heights.map((taken, index) => piece(`${block}/${index}`, taken)),
  };
}

function wordsOf(page: readonly PageItem[]): string[] {
  return page.flatMap((item) => (item.kind === 'words' ? [item.line.text] : []));
}

function isHead(words: string): boolean {
  return words.startsWith('head');
}

describe('the layout of pages', () => {
  test('when any blocks are laid out, then every piece appears once, in order and above the footer', () => {
    fc.assert(
      fc.property(fc.array(blockShape, { maxLength: 6 }), (all) => {
        const blocks = all.map(toBlock);

        const pages = layoutPages(blocks, height);

        const expected = all.flatMap(({ heights }, block) =>
          heights.map((_taken, index) => `${block}/${index}`),
        );
        expect(pages.flatMap(wordsOf).filter((words) => !isHead(words))).toEqual(expected);
        expect(pages.flat().filter(({ y }) => y > height)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('when a block continues on the next page, then its head repeats there, and no page ends with a head', () => {
    fc.assert(
      fc.property(fc.array(blockShape, { maxLength: 6 }), (all) => {
        for (const page of layoutPages(all.map(toBlock), height).map(wordsOf)) {
          expect(isHead(page.at(-1) ?? '')).toBe(false);
          const [first = ''] = page;
          const block = all[Number.parseInt(first, 10)];
          expect(block?.hasHead ?? false).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('when a piece is taller than a page, then it is divided between its parts', () => {
    const tall = stack([piece('a', 60), piece('b', 60), piece('c', 30)]);

    const pages = layoutPages([{ gap: 0, head: piece('head', 10), pieces: [tall, piece('d', 20)] }], height);

    expect(pages.map(wordsOf)).toEqual([
      ['head', 'a'],
      ['head', 'b', 'c'],
      ['head', 'd'],
    ]);
  });

  test('when a piece would fit on the next page, then it is not divided', () => {
    const totals = stack([piece('sum', 30), piece('total', 30)]);

    const pages = layoutPages([{ gap: 0, pieces: [piece('rows', 60), totals] }], height);

    expect(pages.map(wordsOf)).toEqual([['rows'], ['sum', 'total']]);
  });
});

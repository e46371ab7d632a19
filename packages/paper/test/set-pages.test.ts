import fc from 'fast-check';
import type { Block, Mark, Piece } from '../src/marks.ts';
import { stack } from '../src/marks.ts';
import { setPages } from '../src/set-pages.ts';

const height = 100;

/** A piece filled by one line of words, whose end is the end of the piece. */
function piece(text: string, taken: number): Piece {
  const style = { face: 'text', size: 1, color: 'ink' } as const;
  return { height: taken, marks: [{ kind: 'words', x: 0, y: taken, line: { text }, style }] };
}

type Drawn = { heights: number[]; hasHead: boolean; gap: number };

const drawn: fc.Arbitrary<Drawn> = fc.record({
  heights: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 30 }),
  hasHead: fc.boolean(),
  gap: fc.integer({ min: 0, max: 20 }),
});

function toBlock({ heights, hasHead, gap }: Drawn, block: number): Omit<Block, 'tags'> {
  return {
    gap,
    ...(hasHead && { head: piece(`head ${block}`, 10) }),
    pieces: heights.map((taken, index) => piece(`${block}/${index}`, taken)),
  };
}

function wordsOf(page: readonly Mark[]): string[] {
  return page.flatMap((mark) => (mark.kind === 'words' ? [mark.line.text] : []));
}

function isHead(words: string): boolean {
  return words.startsWith('head');
}

describe('pages', () => {
  test('when any blocks are laid out, then every piece appears once, in order and above the foot', () => {
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 6 }), (all) => {
        const blocks = all.map(toBlock);

        const pages = setPages(blocks, height);

        const expected = all.flatMap(({ heights }, block) =>
          heights.map((_taken, index) => `${block}/${index}`),
        );
        expect(pages.flatMap(wordsOf).filter((words) => !isHead(words))).toEqual(expected);
        expect(pages.flat().filter(({ y }) => y > height)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('when a block continues on the next page, then its head repeats there, and is never alone', () => {
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 6 }), (all) => {
        for (const page of setPages(all.map(toBlock), height).map(wordsOf)) {
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

    const pages = setPages([{ gap: 0, head: piece('head', 10), pieces: [tall, piece('d', 20)] }], height);

    expect(pages.map(wordsOf)).toEqual([
      ['head', 'a'],
      ['head', 'b', 'c'],
      ['head', 'd'],
    ]);
  });

  test('when a piece would fit on the next page, then it is not divided', () => {
    const totals = stack([piece('sum', 30), piece('total', 30)]);

    const pages = setPages([{ gap: 0, pieces: [piece('rows', 60), totals] }], height);

    expect(pages.map(wordsOf)).toEqual([['rows'], ['sum', 'total']]);
  });
});

import fc from 'fast-check';
import { wrapText } from '../src/wrap-text.ts';

function linesOf(text: string, width: number): string[] {
  return wrapText(text, width, widthOf).map((line) => line.text);
}

/** A monospaced font. */
const widthOf = (text: string) => text.length;

const word = fc.stringMatching(/^[a-zé]{1,30}$/);
const texts = fc.array(word, { maxLength: 40 });

describe('wrapped text', () => {
  test('when any text is wrapped, then no line is too wide and no letter is lost', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 50 }), (words, width) => {
        const lines = linesOf(words.join(' '), width);

        expect(lines.filter((line) => line.length > width)).toEqual([]);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      }),
      { numRuns: 1000 },
    );
  });

  test('when every word fits into a line, then no word is broken', () => {
    fc.assert(
      fc.property(texts, (words) => {
        const lines = linesOf(words.join(' '), 30);

        expect(lines.flatMap((line) => line.split(' ')).filter((part) => part !== '')).toEqual(words);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['Load in at two', 9, ['Load in', 'at two']],
    ['one\n\ntwo', 9, ['one', '', 'two']],
    ['  spaced   out\r\n', 9, ['spaced', 'out', '']],
    ['load-in at two', 8, ['load-in', 'at two']],
    ['a load-in', 7, ['a load-', 'in']],
    ['10\u00A0000 of it', 6, ['10\u00A0000', 'of it']],
    ['你好世界，再见', 4, ['你好世', '界，再见']],
    ['งานแต่งงาน', 8, ['งาน', 'แต่งงาน']],
    ['at thecathedral, late', 6, ['at', 'thecat', 'hedral', ', late']],
  ])('when %j is wrapped to a width of %i, then its lines are %j', (text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });
});

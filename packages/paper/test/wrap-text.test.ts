import fc from 'fast-check';
import { wrapText } from '../src/wrap-text.ts';

/** As on a typewriter. */
const widthOf = (text: string) => text.length;

const word = fc.stringMatching(/^[a-zé−,]{1,30}$/);
const texts = fc.array(word, { maxLength: 40 });

describe('wrapped text', () => {
  test('when any text is wrapped, then no line is too wide and no letter is lost', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 50 }), (words, width) => {
        const lines = wrapText(words.join(' '), width, widthOf);

        expect(lines.filter((line) => line.length > width)).toEqual([]);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      }),
      { numRuns: 1000 },
    );
  });

  test('when the words fit, then none is broken', () => {
    fc.assert(
      fc.property(texts, (words) => {
        const lines = wrapText(words.join(' '), 30, widthOf);

        expect(lines.flatMap((line) => line.split(' ')).filter((part) => part !== '')).toEqual(words);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['Load in at two', 9, ['Load in', 'at two']],
    ['one\n\ntwo', 9, ['one', '', 'two']],
    ['  spaced   out\r\n', 9, ['spaced', 'out', '']],
    ['at thecathedral, late', 6, ['at', 'thecat', 'hedral', ', late']],
  ])('when %j has a width of %i, then its lines are %j', (text, width, lines) => {
    expect(wrapText(text, width, widthOf)).toEqual(lines);
  });
});

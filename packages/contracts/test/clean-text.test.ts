import fc from 'fast-check';
import { cleanLine, cleanLines, cleanTyped, cutText } from '../src/clean-text.ts';

const everyCodePoint = Array.from({ length: 0x110000 }, (_, code) => code);

describe('typed text', () => {
  test.each([
    ['a decomposed letter', 'Zoe\u0308', 'Zo\u00eb'],
    ['blanks at its ends', '\u00a0\u200b Dana \u2060\ufeff', 'Dana'],
    ['direction marks', 'Shehnai\u202e Events\u2066\u2069\u061c', 'Shehnai Events'],
    ['line breaks', 'Nadia,\n\nyour voucher\u2028waits', 'Nadia, your voucher waits'],
    ['control characters', 'Da\u0000na\u0007', 'Dana'],
    ['joiners that join nothing', '\u200dDana \u200cReyes\u200c', 'Dana Reyes'],
    ['half of a surrogate pair', 'Dana\ud800', 'Dana'],
    ['ninety-five marks on one letter', `Z${'\u0335'.repeat(95)}oe`, `Z${'\u0335'.repeat(8)}oe`],
    ['marks with joiners between them', `Z${'\u0335\u200d'.repeat(95)}oe`, `Z${'\u0335\u200d'.repeat(8)}oe`],
    ['nothing that is seen', '\u3164\u200e', ''],
  ])('when a line has %s, then it is cleaned', (_what, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  test.each([
    ['Vietnamese', 'Nguyễn Thị Diễm'],
    ['Hebrew with vowels and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א'],
    ['a Tibetan stack', 'ཧྐྵྨླྺྼྻྂ'],
    ['Burmese', 'ကြွေးကြော်သံ'],
    ['Thai', 'ที่นี่'],
    ['Devanagari', 'क्ष्म्य्वीं'],
    ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ])('when marks are written as in %s, then all of them stay', (_script, typed) => {
    expect(cleanLine(typed)).toBe(typed.normalize('NFC'));
  });

  test('when Unicode lets a font ignore a character, then a text of only this character becomes empty', () => {
    const ignorable = everyCodePoint.filter((code) =>
      /\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code)),
    );

    const seen = ignorable.filter((code) => cleanLine(String.fromCodePoint(code)) !== '');

    expect(ignorable.length).toBeGreaterThan(4000);
    expect(seen).toEqual([]);
  });

  test.each([
    ['a text of one line', cleanLine],
    ['a text of several lines', cleanLines],
    ['a phone number', cleanTyped],
  ])('when %s is cleaned again, then it is unchanged', (_what, clean) => {
    const odd = fc.constantFrom(
      '\u200b',
      '\u200d',
      '\u200c',
      ' ',
      '\n',
      '\u0301',
      '\u202e',
      'e',
      '\u1100',
      '\u1161',
    );

    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 1 })) }),
        (typed) => {
          expect(clean(clean(typed))).toBe(clean(typed));
        },
      ),
    );
  });

  test.each([
    ['two blank lines', 'Load in\n\n\nat two', 'Load in\n\n\nat two'],
    ['three blank lines', 'Load in\n\n\n\nat two', 'Load in\n\n\nat two'],
    ['blank lines of spaces and tabs', 'Load in\r\n \r\n\t\r\n \r\n  at two', 'Load in\n\n\n  at two'],
    ['nothing but line breaks', '\n'.repeat(996), ''],
  ])('when a text has %s, then at most two blank lines in a row stay', (_what, typed, clean) => {
    expect(cleanLines(typed)).toBe(clean);
  });

  test('when a text has 498 lines of one letter each, then a hundred line breaks stay, and no letter is lost', () => {
    const clean = cleanLines('a\n'.repeat(498));

    expect(clean.match(/\n/g)).toHaveLength(100);
    expect(clean.replaceAll(/\s/g, '')).toBe('a'.repeat(498));
  });

  test('when a phone number is cleaned, then invisible characters are removed, and white space becomes a single space', () => {
    expect(cleanTyped('\u202a+1\u00a0 212\u00ad-555\u200b-0100\u202c')).toBe('+1 212-555-0100');
  });
});

describe('cutting a text', () => {
  test('when the text is too long, then it is cut between graphemes', () => {
    const family = '👨\u200d👩\u200d👧';

    expect(cutText(family.repeat(4), 3)).toBe(`${family.repeat(2)}…`);
    expect(cutText(family.repeat(3), 3)).toBe(family.repeat(3));
  });
});

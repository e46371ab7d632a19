import { foldForSearch, toSearchText } from '../src/search-text.ts';

describe('a text as search compares it', () => {
  test.each([
    ['Zo\u00eb', 'Zoe\u0308'],
    ['Zo\u00eb', 'ZOE'],
    ['O\u2019Brien', "O'Brien"],
    ['O\u2019Brien', 'o`brien'],
    ['J\u00fcrgen', 'J\u00dcRGEN'],
    ['Straße', 'STRASSE'],
    ['Łódź', 'lodz'],
    ['Søren Kierkegård', 'soren kierkegard'],
    ['\u201cGala\u201d \u2013 Night', '"gala" - night'],
    ['ΟΔΟΣ', 'οδός'],
    ['İstanbul', 'istanbul'],
    ['Raga\u200b &\u00a0 Rhythm', 'raga & rhythm'],
    ['مَريم', 'مريم'],
  ])('when %j is stored, then %j finds it', (stored, typed) => {
    expect(foldForSearch(stored)).toBe(foldForSearch(typed));
  });

  test.each([
    ['कि', 'क'],
    ['が', 'か'],
  ])('when %s and %s are other syllables, then they stay apart', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });

  test('when a record has several texts, then each is a line', () => {
    expect(toSearchText(['Zo\u00eb\n', 'B  C'])).toBe('zoe\nb c');
  });
});

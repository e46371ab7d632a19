import { isolated, rightToLeftLetters, withoutIsolates } from '../src/text-direction.ts';

describe('a name within a sentence', () => {
  test.each(['Raga & Rhythm', 'Ṣọlá', '宴会 12', ''])('when it is %j, then it is unchanged', (name) => {
    expect(isolated(name)).toBe(name);
  });

  test.each(['שלום', 'Café شادی', '𞤀𞤣𞤤𞤢𞤥', 'Dana\u202e'])('when it is %j, then it gets isolates', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  test('when it contains isolates, then new isolates around the name replace them', () => {
    expect(isolated('\u2069שלום\u2068')).toBe('\u2068שלום\u2069');
  });

  test('when isolates are removed from the sentence, then only the words remain', () => {
    expect(withoutIsolates(`Quote for ${isolated('שלום')}`)).toBe('Quote for שלום');
  });
});

describe('letters that run from right to left', () => {
  const bidi = ['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Samaritan', 'Mandaic'];

  test.each(bidi)('when the script of a letter is %s, then the pattern matches the letter', (script) => {
    const letter = new RegExp(`(?=\\p{Lo}|\\p{Lu})\\p{Script=${script}}`, 'u');
    const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));

    const missed = all.filter((one) => letter.test(one) && !rightToLeftLetters.test(one));

    expect(missed).toEqual([]);
  });
});

import { parseNumber } from '@marquee/contracts/typed-number';

describe('typed numbers', () => {
  test.each([
    ['4', 4],
    ['4.5', 4.5],
    [' 120 ', 120],
    ['1,200', 1200],
    ['1,234,567.5', 1_234_567.5],
    ['-1', -1],
  ])('when %s is typed, then it is parsed', (typed, number) => {
    expect(parseNumber(typed)).toBe(number);
  });

  test.each(['4,5', '12,50', '1,2,3', '4.5.1', '1e3', '0x10', 'about 80', '4 5', ''])(
    'when %s is typed, then it is not a number',
    (typed) => {
      expect(parseNumber(typed)).toBeNull();
    },
  );
});

import fc from 'fast-check';
import { isSameAmount, parseCost, toAmount, toCents } from '../src/money.ts';

describe('money', () => {
  test.each([
    ['599.00', 59_900],
    ['-49.50', -4_950],
    ['0.05', 5],
    ['-0.00', 0],
  ])('when an amount in the API is %s, then it is %i cents', (wire, cents) => {
    expect(toCents(wire)).toBe(cents);
  });

  test.each(['', '1', '1.5', '1.555', 'abc', '1e3', ' 1.00', '1234567890.00'])(
    'when an amount in the API is %j, then it is rejected',
    (wire) => {
      expect(() => toCents(wire)).toThrow(RangeError);
    },
  );

  test('when cents are converted to an amount and back, then they are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        expect(toCents(toAmount(cents))).toBe(cents);
      }),
    );
  });

  test('when a number of cents is not whole, then it is rejected', () => {
    expect(() => toAmount(0.5)).toThrow(RangeError);
  });
});

describe('comparing amounts', () => {
  test.each([
    ['0.00', '-0.00', true],
    ['599.00', '0599.00', true],
    ['599.00', '599.01', false],
    ['49.50', '-49.50', false],
  ])('when %s and %s are compared, then they are the same amount: %s', (one, other, isSame) => {
    expect(isSameAmount(one, other)).toBe(isSame);
  });
});

describe('a typed cost', () => {
  test.each([
    ['599', '599.00'],
    ['-49.5', '-49.50'],
    ['−49.50', '-49.50'],
    ['$1,499.50', '1499.50'],
    [' 0.05 ', '0.05'],
    ['-0', '0.00'],
    ['1,200', '1200.00'],
    ['1,200.50', '1200.50'],
    ['1,234,567.89', '1234567.89'],
    ['\u00a0$1,200\u200b', '1200.00'],
  ])('when %j is typed, then %s is sent', (typed, sent) => {
    expect(parseCost(typed)).toBe(sent);
  });

  test.each([
    ...[
      '',
      'ten',
      '1.234',
      '--5',
      '1e5',
      '12345678901',
      '12,50',
      '49,5',
      '0,99',
      '1,2,3',
      '7,50',
      ',500',
      '1,2345',
    ],
    ...['1234,567', '0,123', '1.200,50', '1,200,', '1 200', '1,234,567,890', '１２'],
  ])('when %j is typed, then it is not a cost', (typed) => {
    expect(parseCost(typed)).toBeNull();
  });
});

import fc from 'fast-check';
import { amount, isSameAmount, nonNegativeAmount, positiveAmount, toAmount, toCents } from '../src/money.ts';

describe('money', () => {
  test.each([
    ['599.00', 59_900],
    ['-49.50', -4_950],
    ['0.05', 5],
    ['-0.00', 0],
  ])('when an amount in the API is %s, then it is %i cents', (wire, cents) => {
    expect(toCents(wire)).toBe(cents);
  });

  test.each(['', '1', '1.5', '1.555', 'abc', '1e3', ' 1.00', '1.00 ', '1234567890.00'])(
    'when an amount in the API is %j, then it is rejected',
    (wire) => {
      expect(() => toCents(wire)).toThrow(new RangeError(`not an amount: ${wire}`));
    },
  );

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [-4_950, '-49.50'],
    [-5, '-0.05'],
    [99_999_999_999, '999999999.99'],
  ])('when there are %i cents, then the amount in the API is %s', (cents, wire) => {
    expect(toAmount(cents)).toBe(wire);
  });

  test('when the amount is minus zero, then there are zero cents and not minus zero', () => {
    expect(Object.is(toCents('-0.00'), 0)).toBe(true);
  });

  test('when cents are converted to an amount and back, then they are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        expect(toCents(toAmount(cents))).toBe(cents);
      }),
    );
  });

  test('when a number of cents is not whole, then it is rejected', () => {
    expect(() => toAmount(0.5)).toThrow(new RangeError('not whole cents: 0.5'));
  });
});

function errorsOf(schema: typeof amount, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

describe('an amount in a request', () => {
  const twoDecimals = 'Amount must be a number with two decimals';

  test.each(['0.00', '5.00', '-49.50', '999999999.99'])('when it is %s, then it is valid', (value) => {
    expect(errorsOf(amount, value)).toEqual([]);
  });

  test.each([
    [undefined, 'Amount is required'],
    [5, 'Amount is required'],
    ['5', twoDecimals],
    ['5.0', twoDecimals],
    ['5.000', twoDecimals],
    ['1234567890.00', twoDecimals],
    ['x5.00', twoDecimals],
    ['5.00x', twoDecimals],
  ])('when it is %j, then the error is: %s', (value, message) => {
    expect(errorsOf(amount, value)).toEqual([message]);
  });
});

describe('an amount above zero', () => {
  const price = positiveAmount('Too little');

  test.each(['0.01', '0.10', '0.99', '1.00', '0001.00', '10.00', '999999999.99', '000000000.05'])(
    'when it is %s, then it is valid',
    (value) => {
      expect(errorsOf(price, value)).toEqual([]);
    },
  );

  test.each([
    ['0.00', 'Too little'],
    ['000.00', 'Too little'],
    ['-5.00', 'Too little'],
    ['-0.01', 'Too little'],
    ['5', 'Amount must be a number with two decimals'],
    [undefined, 'Amount is required'],
  ])('when it is %j, then the only error is: %s', (value, message) => {
    expect(errorsOf(price, value)).toEqual([message]);
  });
});

describe('an amount of zero or more', () => {
  const discount = nonNegativeAmount('Below zero');

  test.each(['0.00', '0.01', '12.50', '999999999.99'])('when it is %s, then it is valid', (value) => {
    expect(errorsOf(discount, value)).toEqual([]);
  });

  test.each([
    ['-0.01', 'Below zero'],
    ['-12.50', 'Below zero'],
    ['12.5', 'Amount must be a number with two decimals'],
  ])('when it is %s, then the only error is: %s', (value, message) => {
    expect(errorsOf(discount, value)).toEqual([message]);
  });

  test('when it is described in the API, then the description has its pattern and its maximum length', () => {
    expect(discount.meta()).toEqual({
      ...{ pattern: String.raw`^[0-9]{1,9}\.[0-9]{2}$`, maxLength: 12 },
      'x-corrected': { on: '2026-11-27', changes: ['pattern', 'maxLength'] },
    });
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

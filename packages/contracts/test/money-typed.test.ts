import { hasFractionalCents, noAmount, parseCost } from '../src/money.ts';

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
    ['123,456', '123456.00'],
    ['999999999.99', '999999999.99'],
    ['−$5', '-5.00'],
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
      '1234567890',
      '12345678901',
      'x5',
      '5x',
      '5.',
      '$',
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

describe('a typed fraction of a cent', () => {
  test.each(['10.005', '0.001', '-10.005', '−10.0050', '$1,200.505', ' 10.005 '])(
    'when %j is typed, then it has fractions of a cent',
    (typed) => {
      expect(hasFractionalCents(typed)).toBe(true);
    },
  );

  test.each(['', '10', '10.0', '10.00', '10,005', '1,20.005', 'x10.005', '10.005x', '.005'])(
    'when %j is typed, then it has none',
    (typed) => {
      expect(hasFractionalCents(typed)).toBe(false);
    },
  );

  test('when a text is no amount, then the error shows an example', () => {
    expect(noAmount).toBe('Please enter an amount such as 1,250.00');
  });
});

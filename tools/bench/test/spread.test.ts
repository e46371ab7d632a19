import { ratioOf, spreadOf } from '../src/measure/spread.ts';

describe('the spread of several rounds', () => {
  test.each([
    { seen: [3, 1, 2], spread: { min: 1, median: 2, max: 3 } },
    { seen: [10, 2, 4, 6], spread: { min: 2, median: 5, max: 10 } },
    { seen: [7], spread: { min: 7, median: 7, max: 7 } },
  ])('when the values are $seen, then their minimum, median and maximum are returned', ({ seen, spread }) => {
    expect(spreadOf(seen)).toEqual(spread);
  });

  test('when there are no values, then a RangeError is thrown', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe('the ratio of two series', () => {
  test('when the machine slowed down in one round, then that round’s ratio is unaffected', () => {
    expect(ratioOf([80, 8, 80], [100, 10, 100])).toEqual({ min: 0.8, median: 0.8, max: 0.8 });
  });

  test('when one series has no value for a round, then an error is thrown', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('both in every round');
  });
});

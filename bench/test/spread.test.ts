import { ratioOf, spreadOf } from '../src/measure/spread.ts';

describe('what several rounds came to', () => {
  test.each([
    { seen: [3, 1, 2], spread: { least: 1, median: 2, most: 3 } },
    { seen: [10, 2, 4, 6], spread: { least: 2, median: 5, most: 10 } },
    { seen: [7], spread: { least: 7, median: 7, most: 7 } },
  ])('when $seen is seen, then the middle of it is told with both ends', ({ seen, spread }) => {
    expect(spreadOf(seen)).toEqual(spread);
  });

  test('when nothing was seen, then nothing is told', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe('a ratio', () => {
  test('when the machine slowed down in one round, then the ratio of that round is none the worse', () => {
    expect(ratioOf([80, 8, 80], [100, 10, 100])).toEqual({ least: 0.8, median: 0.8, most: 0.8 });
  });

  test('when a round is missing of one, then it is refused', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('both in every round');
  });
});

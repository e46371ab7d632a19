import { exponentialBackoff } from '../src/process/exponential-backoff.ts';

describe('exponential backoff', () => {
  test.each([
    [0, 100],
    [1, 200],
    [5, 3_200],
    [6, 5_000],
    [5_000, 5_000],
  ])('when %i attempts have failed before, then the pause is %i ms', (failures, pauseMs) => {
    expect(exponentialBackoff(failures, { firstMs: 100, longestMs: 5_000 })).toBe(pauseMs);
  });
});

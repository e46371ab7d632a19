import type { Curve } from '../src/growth/curves.ts';
import { judgeGrowth } from '../src/growth/judge-growth.ts';
import { always } from './spreads.ts';

const sizes = [1_000, 10_000, 100_000];
const maxGrowth = 1.5;

function aCurve(requestTimes: readonly number[], queryTimes: readonly number[] = [1, 1, 1]): Curve {
  const points = sizes.map((events, at) => ({
    events,
    requestTimes: always(requestTimes[at] ?? 0),
    queryTimes: always(queryTimes[at] ?? 0),
  }));
  return { name: 'GET /quotes', points };
}

describe('the growth of response times with the product', () => {
  test('when the slowest size of each call is at most the permitted multiple of the fastest, then the target is met', () => {
    const { passed, figures, remarks } = judgeGrowth([aCurve([4, 5, 6]), aCurve([4, 4, 4])], maxGrowth);

    expect(passed).toBe(true);
    expect(figures).toContain('2 calls: the slowest size at most 1.50 × the fastest of the same call');
    expect(remarks).toHaveLength(2);
  });

  test('when rounds differ, then each size is reported with the median and the range of its rounds', () => {
    const requestTimes = { min: 3.5, median: 4, max: 7 };
    const queryTimes = { min: 0.9, median: 1, max: 1.25 };

    const { remarks } = judgeGrowth(
      [
        {
          name: 'GET /quotes',
          points: [{ events: 1_000, requestTimes, queryTimes }],
        },
      ],
      maxGrowth,
    );

    expect(remarks).toEqual(['GET /quotes: 1,000: 4.00 (3.50 to 7.00) ms, query alone 1.00 (0.90 to 1.25)']);
  });

  test.each([
    ['the largest size takes longer', [4, 4, 7]],
    ['the first and the last size are equally slow', [8, 4, 8]],
    ['only the first size is slow', [8, 4, 4]],
    ['a middle size is slow', [4, 8, 4]],
  ])('when %s, then the target is missed', (_why, requestTimes) => {
    const { passed, figures } = judgeGrowth([aCurve([4, 4, 4]), aCurve(requestTimes)], maxGrowth);

    expect(passed).toBe(false);
    expect(figures).toContain('1 more than 1.5 ×');
  });

  test('when a query’s time grows beyond the limit, then the growth of the query and of the rest of the call is reported', () => {
    const { passed, remarks } = judgeGrowth([aCurve([4, 5, 9], [1, 2, 5])], maxGrowth);

    expect(passed).toBe(false);
    expect(remarks[0]).toContain('its database query alone grows 5.00 ×');
    expect(remarks[0]).toContain('the rest of the call grows 1.33 ×');
  });
});

import type { Curve } from '../src/growth/curves.ts';
import { judgeGrowth } from '../src/growth/judge-growth.ts';

const sizes = [1_000, 10_000, 100_000];
const most = 1.5;

function aCurve(asked: readonly number[], queried: readonly number[] = [1, 1, 1]): Curve {
  const points = sizes.map((events, at) => ({ events, asked: asked[at] ?? 0, queried: queried[at] ?? 0 }));
  return { name: 'GET /quotes', points };
}

describe('a product that grows', () => {
  test('when the slowest size of each call is as many times the quickest as is allowed, then it is met', () => {
    const { met, figures, remarks } = judgeGrowth([aCurve([4, 5, 6]), aCurve([4, 4, 4])], most);

    expect(met).toBe(true);
    expect(figures).toContain('2 calls: the slowest size at most 1.50 × the quickest');
    expect(remarks[0]).toContain('1,000: 4.00 ms (query alone 1.00); 10,000: 5.00 ms');
    expect(remarks).toHaveLength(2);
  });

  test.each([
    ['it takes longer at the largest size', [4, 4, 7]],
    ['the first size is slow, and the last as slow as that', [8, 4, 8]],
    ['the first size alone is slow', [8, 4, 4]],
    ['it is slow in between', [4, 8, 4]],
  ])('when %s, then it is not met', (_why, asked) => {
    const { met, figures } = judgeGrowth([aCurve([4, 4, 4]), aCurve(asked)], most);

    expect(met).toBe(false);
    expect(figures).toContain('1 more than 1.5 ×');
  });

  test('when the query alone is not flat, then what is left of the call is told beside it', () => {
    const { met, remarks } = judgeGrowth([aCurve([4, 5, 9], [1, 2, 5])], most);

    expect(met).toBe(false);
    expect(remarks[0]).toContain('its query alone is not flat, 5.00 ×');
    expect(remarks[0]).toContain('the rest of the call 1.33 ×');
  });
});

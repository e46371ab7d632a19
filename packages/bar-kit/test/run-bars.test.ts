import type { Bar } from '../src/bar.ts';
import type { KeptResults } from '../src/kept-results.ts';
import { brokenOffIn } from '../src/result.ts';
import { runBars } from '../src/run-bars.ts';

const aBar = (id: string, run: Bar<null>['run']): Bar<null> => ({
  id,
  title: 'A bar',
  asked: { short: 'little', full: 'much' },
  run,
});
const met = async () => ({ met: true, figures: 'seen' });
const nothingKept: KeptResults = { find: () => null, keep: () => undefined };

function means(kept: KeptResults, goOn: boolean) {
  const cleared: string[] = [];
  const run = (bar: Bar<null>) => bar.run(null);
  const clear = async () => void cleared.push('cleared');
  return { cleared, size: 'full' as const, say: () => undefined, kept, goOn, run, clear };
}

describe('run targets', () => {
  test('when one breaks off, then it is not met, cleanup runs, and the next target runs', async () => {
    const given = means(nothingKept, false);
    const broken = aBar('B1', () => Promise.reject(new Error('no ground')));

    const results = await runBars([broken, aBar('B2', met)], given);

    expect(results.map(({ id, measured }) => [id, measured.met])).toEqual([
      ['B1', false],
      ['B2', true],
    ]);
    expect(results[0]?.measured.remarks?.[0]).toContain('no ground');
    expect(brokenOffIn(results)).toEqual(['B1 A bar']);
    expect(given.cleared).toHaveLength(1);
  });

  test.each([
    [true, 'before'],
    [false, 'seen'],
  ])('when an earlier run passed and goOn is %j, then the figures are %s', async (goOn, figures) => {
    const before = { id: 'B1', title: 'A bar', asked: 'much', seconds: 1 };
    const kept = {
      ...nothingKept,
      find: () => ({ ...before, measured: { met: true, figures: 'before' } }),
    };

    const [result] = await runBars([aBar('B1', met)], means(kept, goOn));

    expect(result?.measured.figures).toBe(figures);
  });
});

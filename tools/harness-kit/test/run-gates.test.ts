import type { Gate } from '../src/gate.ts';
import type { ResultCache } from '../src/result-cache.ts';
import { erroredIn } from '../src/result.ts';
import { runGates } from '../src/run-gates.ts';

const aGate = (id: string, run: Gate<null>['run']): Gate<null> => ({
  id,
  title: 'A gate',
  target: { short: 'little', full: 'much' },
  run,
});
const passed = async () => ({ passed: true, figures: 'seen' });
const emptyCache: ResultCache = { find: () => null, store: () => undefined };

function runOptions(cache: ResultCache, goOn: boolean) {
  const cleared: string[] = [];
  const run = (gate: Gate<null>) => gate.run(null);
  const cleanUp = async () => void cleared.push('cleared');
  return { cleared, size: 'full' as const, log: () => undefined, cache, goOn, run, cleanUp };
}

describe('a run of gates', () => {
  test('when a gate fails with an error, then it has not passed, the cleanup runs, and the next gate runs', async () => {
    const options = runOptions(emptyCache, false);
    const broken = aGate('B1', () => Promise.reject(new Error('no ground')));

    const results = await runGates([broken, aGate('B2', passed)], options);

    expect(results.map(({ id, measured }) => [id, measured.passed])).toEqual([
      ['B1', false],
      ['B2', true],
    ]);
    expect(results[0]?.measured.remarks?.[0]).toContain('no ground');
    expect(erroredIn(results)).toEqual(['B1 A gate']);
    expect(options.cleared).toHaveLength(1);
  });

  test.each([
    [true, 'before'],
    [false, 'seen'],
  ])('when a gate passed earlier and goOn is %j, then the figures are "%s"', async (goOn, figures) => {
    const cached = { id: 'B1', title: 'A gate', target: 'much', seconds: 1 };
    const cache = {
      ...emptyCache,
      find: () => ({ ...cached, measured: { passed: true, figures: 'before' } }),
    };

    const [result] = await runGates([aGate('B1', passed)], runOptions(cache, goOn));

    expect(result?.measured.figures).toBe(figures);
  });
});

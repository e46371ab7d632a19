import { createReadiness } from '../src/process/readiness.ts';

describe('readiness', () => {
  test('when an optional dependency fails, then it is reported as degraded, not as failing', async () => {
    const readiness = createReadiness({ database: () => true }, { broker: () => false });

    expect(await readiness.failing()).toEqual([]);
    expect(await readiness.degraded()).toEqual(['broker']);
  });

  test('when a check throws, then the dependency is failing', async () => {
    const readiness = createReadiness({ database: () => Promise.reject(new Error('away')) });

    expect(await readiness.failing()).toEqual(['database']);
  });
});

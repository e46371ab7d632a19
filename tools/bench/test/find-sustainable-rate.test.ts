import { findSustainableRate } from '../src/load/find-sustainable-rate.ts';

function sustainsUpTo(max: number) {
  const tried: number[] = [];
  const attempt = (perSecond: number) => {
    tried.push(perSecond);
    return Promise.resolve({ passed: perSecond <= max, figures: `${perSecond} requests/s` });
  };
  return { tried, attempt };
}

describe('the sustainable rate', () => {
  test('when an attempt passes, then no further rate is tried and all attempts are reported', async () => {
    const { tried, attempt } = sustainsUpTo(150);

    const results = await findSustainableRate([250, 200, 150, 100], attempt);

    expect(tried).toEqual([250, 200, 150]);
    expect(results).toEqual([
      'not sustained: 250 requests/s',
      'not sustained: 200 requests/s',
      'sustained: 150 requests/s',
    ]);
  });

  test('when no attempt passes, then all rates are reported as not sustained', async () => {
    const { attempt } = sustainsUpTo(0);

    const results = await findSustainableRate([200, 100], attempt);

    expect(results).toEqual(['not sustained: 200 requests/s', 'not sustained: 100 requests/s']);
  });

  test('when there is no rate to try, then nothing is reported', async () => {
    expect(await findSustainableRate([], sustainsUpTo(0).attempt)).toEqual([]);
  });
});

import { findSustainableRate } from '../src/load/find-sustainable-rate.ts';

function sustainsUpTo(most: number) {
  const tried: number[] = [];
  const attempt = (perSecond: number) => {
    tried.push(perSecond);
    return Promise.resolve({ passed: perSecond <= most, figures: `${perSecond} requests/s` });
  };
  return { tried, attempt };
}

describe('the sustainable rate', () => {
  test('when a rate meets the times, then it is the last that is tried, and all are reported', async () => {
    const { tried, attempt } = sustainsUpTo(150);

    const results = await findSustainableRate([250, 200, 150, 100], attempt);

    expect(tried).toEqual([250, 200, 150]);
    expect(results).toEqual([
      'not sustained: 250 requests/s',
      'not sustained: 200 requests/s',
      'sustained: 150 requests/s',
    ]);
  });

  test('when no rate does, then all are reported as missed', async () => {
    const { attempt } = sustainsUpTo(0);

    const results = await findSustainableRate([200, 100], attempt);

    expect(results).toEqual(['not sustained: 200 requests/s', 'not sustained: 100 requests/s']);
  });

  test('when there is none to try, then nothing is reported', async () => {
    expect(await findSustainableRate([], sustainsUpTo(0).attempt)).toEqual([]);
  });
});

import { lookForCarried } from '../src/load/look-for-carried.ts';

function carryingUpTo(most: number) {
  const tried: number[] = [];
  const attempt = (perSecond: number) => {
    tried.push(perSecond);
    return Promise.resolve({ met: perSecond <= most, figures: `${perSecond} requests/s` });
  };
  return { tried, attempt };
}

describe('the sustainable rate', () => {
  test('when a rate meets the times, then it is the last that is tried, and all are reported', async () => {
    const { tried, attempt } = carryingUpTo(150);

    const seen = await lookForCarried([250, 200, 150, 100], attempt);

    expect(tried).toEqual([250, 200, 150]);
    expect(seen).toEqual(['not kept: 250 requests/s', 'not kept: 200 requests/s', 'kept: 150 requests/s']);
  });

  test('when no rate does, then all are reported as missed', async () => {
    const { attempt } = carryingUpTo(0);

    const seen = await lookForCarried([200, 100], attempt);

    expect(seen).toEqual(['not kept: 200 requests/s', 'not kept: 100 requests/s']);
  });

  test('when there is none to try, then nothing is reported', async () => {
    expect(await lookForCarried([], carryingUpTo(0).attempt)).toEqual([]);
  });
});

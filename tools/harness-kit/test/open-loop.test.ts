import { openLoop } from '../src/open-loop.ts';

describe('an open loop', () => {
  test('when earlier actions have not ended, then the next actions still start', async () => {
    const abortController = new AbortController();
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    const started: number[] = [];

    const offered = await openLoop(
      async (dueAt) => {
        started.push(dueAt);
        if (started.length === 3) {
          abortController.abort();
          answer(undefined);
        }
        await answered;
      },
      { perSecond: 500, signal: abortController.signal },
    );

    expect(offered.skipped).toBe(0);
    expect(started.slice(0, 3).map((dueAt) => Math.round(dueAt - (started[0] ?? 0)))).toEqual([0, 2, 4]);
  });

  test('when too many actions are in flight, then due actions are skipped and counted', async () => {
    const abortController = new AbortController();
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    let started = 0;
    let seen = 0;
    const full = openLoop(
      async () => {
        started += 1;
        await answered;
      },
      { perSecond: 500, signal: abortController.signal, maxConcurrent: 1 },
    );

    await openLoop(
      async () => {
        seen += 1;
        if (seen === 5) {
          abortController.abort();
          answer(undefined);
        }
      },
      { perSecond: 100, signal: abortController.signal },
    );

    const { due, skipped } = await full;
    expect(started).toBe(1);
    expect(due).toBeGreaterThan(1);
    expect(skipped).toBe(due - 1);
  });

  test('when an action fails, then the loop rejects with that failure after the other actions have ended', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    let started = 0;
    let done = 0;

    const loop = openLoop(
      async () => {
        started += 1;
        if (started === 2) {
          setTimeout(answer, 0, undefined);
          throw new RangeError('the second');
        }
        await answered;
        done += 1;
      },
      { perSecond: 500, signal: new AbortController().signal },
    );

    await expect(loop).rejects.toThrow('the second');
    expect(done).toBe(started - 1);
  });
});

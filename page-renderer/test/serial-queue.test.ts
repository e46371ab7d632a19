import { setImmediate as nextTick } from 'node:timers/promises';
import { createSerialQueue } from '../src/bundles/serial-queue.ts';

const neverAborted = new AbortController().signal;

/** Creates jobs by name; `first` runs until `finishFirst` is called. `begun` has the names of the started jobs. */
function jobs() {
  const begun: string[] = [];
  const held = Promise.withResolvers<undefined>();
  const job = (name: string) => () => {
    begun.push(name);
    return name === 'first' ? held.promise : Promise.resolve();
  };
  return {
    begun,
    job,
    finishFirst: () => {
      held.resolve(undefined);
    },
  };
}

describe('serial queue', () => {
  test('when several jobs are added at once, then each begins when the previous one has ended', async () => {
    const { begun, job, finishFirst } = jobs();
    const queue = createSerialQueue();

    const all = ['first', 'second', 'third'].map((name) => queue.run(neverAborted, job(name)));
    await nextTick();
    const before = [...begun];
    finishFirst();
    await Promise.all(all);

    expect([before, begun]).toEqual([['first'], ['first', 'second', 'third']]);
  });

  test('when the signal of a waiting job aborts, then the job leaves the queue immediately and never runs', async () => {
    const { begun, job, finishFirst } = jobs();
    const queue = createSerialQueue();
    const gone = new AbortController();
    const first = queue.run(neverAborted, job('first'));
    const second = queue.run(gone.signal, job('second'));

    gone.abort();
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', code: 'waited_too_long' });
    const waiting = queue.waiting();
    finishFirst();
    await first;
    await queue.run(neverAborted, job('third'));

    expect([waiting, begun]).toEqual([0, ['first', 'third']]);
  });

  test('when a job fails, then the next begins', async () => {
    const queue = createSerialQueue();

    const broken = queue.run(neverAborted, () => Promise.reject(new Error('broken')));
    const next = queue.run(neverAborted, () => Promise.resolve('next'));

    await expect(broken).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});

import { setImmediate as nextTick } from 'node:timers/promises';
import { createTurns } from '../src/bundles/turns.ts';

const patient = new AbortController().signal;

/** Jobs, of which the first runs until `finishFirst`, and the names of the started ones. */
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

describe('turns', () => {
  test('when several jobs come at once, then each begins when the previous one has ended', async () => {
    const { begun, job, finishFirst } = jobs();
    const turns = createTurns();

    const all = ['first', 'second', 'third'].map((name) => turns.run(patient, job(name)));
    await nextTick();
    const before = [...begun];
    finishFirst();
    await Promise.all(all);

    expect([before, begun]).toEqual([['first'], ['first', 'second', 'third']]);
  });

  test('when a waiting job is no longer wanted, then it leaves at once and never runs', async () => {
    const { begun, job, finishFirst } = jobs();
    const turns = createTurns();
    const gone = new AbortController();
    const first = turns.run(patient, job('first'));
    const second = turns.run(gone.signal, job('second'));

    gone.abort();
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', code: 'waited_too_long' });
    const waiting = turns.waiting();
    finishFirst();
    await first;
    await turns.run(patient, job('third'));

    expect([waiting, begun]).toEqual([0, ['first', 'third']]);
  });

  test('when a job fails, then the next begins', async () => {
    const turns = createTurns();

    const broken = turns.run(patient, () => Promise.reject(new Error('broken')));
    const next = turns.run(patient, () => Promise.resolve('next'));

    await expect(broken).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});

import { createBulkhead } from '../src/process/bulkhead.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';

const busy = { code: 'service_busy', message: 'Please try again in a moment.' };

describe('the bulkhead', () => {
  test('when the queue is full, then the next call is rejected at once, and the earlier calls finish in order', async () => {
    const bulkhead = createBulkhead({ maxConcurrent: 1, maxQueue: 1, busy });
    const gate = Promise.withResolvers<undefined>();
    const finished: string[] = [];
    const task = (name: string) =>
      bulkhead.run(async () => {
        await gate.promise;
        finished.push(name);
      });
    const first = task('first');
    const second = task('second');

    const refusal = await rejectionOf(task('third'));
    gate.resolve(undefined);
    await Promise.all([first, second]);

    expect(refusal).toMatchObject({ kind: 'unavailable', ...busy, details: { retryAfterSeconds: 1 } });
    expect(finished).toEqual(['first', 'second']);
  });

  test('when a task fails, then its place is free again', async () => {
    const bulkhead = createBulkhead({ maxConcurrent: 1, maxQueue: 0, busy });
    await expect(bulkhead.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    expect(await bulkhead.run(() => Promise.resolve('served'))).toBe('served');
  });

  test('when all places are taken, then a priority call waits in its own queue and starts before other waiting calls', async () => {
    const bulkhead = createBulkhead({ maxConcurrent: 1, maxQueue: 1, busy });
    const gate = Promise.withResolvers<undefined>();
    const finished: string[] = [];
    const task = (name: string) => async () => {
      await gate.promise;
      finished.push(name);
    };
    const others = [bulkhead.run(task('first')), bulkhead.run(task('second'))];

    const prioritized = bulkhead.runWithPriority(task('known'));
    gate.resolve(undefined);
    await Promise.all([...others, prioritized]);

    expect(finished).toEqual(['first', 'known', 'second']);
  });
});

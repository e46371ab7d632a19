import { createWaitingRoom } from '../src/process/waiting-room.ts';
import { refusalOf } from './bookings.ts';

const busy = { code: 'kitchen_busy', message: 'Please try again in a moment.' };

describe('the bulkhead', () => {
  test('when it is full, then the next is sent away at once and the others are served in turn', async () => {
    const room = createWaitingRoom({ width: 1, seats: 1, busy });
    const gate = Promise.withResolvers<undefined>();
    const served: string[] = [];
    const serve = (name: string) =>
      room.run(async () => {
        await gate.promise;
        served.push(name);
      });
    const first = serve('first');
    const second = serve('second');

    const refusal = await refusalOf(serve('third'));
    gate.resolve(undefined);
    await Promise.all([first, second]);

    expect(refusal).toMatchObject({ kind: 'unavailable', ...busy, details: { retryAfterSeconds: 1 } });
    expect(served).toEqual(['first', 'second']);
  });

  test('when work fails, then its place is free again', async () => {
    const room = createWaitingRoom({ width: 1, seats: 0, busy });
    await expect(room.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    expect(await room.run(() => Promise.resolve('served'))).toBe('served');
  });

  test('when other calls hold every place, then a priority call waits in a queue of its own and starts before them', async () => {
    const room = createWaitingRoom({ width: 1, seats: 1, busy });
    const gate = Promise.withResolvers<undefined>();
    const served: string[] = [];
    const serve = (name: string) => async () => {
      await gate.promise;
      served.push(name);
    };
    const others = [room.run(serve('first')), room.run(serve('second'))];

    const ahead = room.runFirst(serve('known'));
    gate.resolve(undefined);
    await Promise.all([...others, ahead]);

    expect(served).toEqual(['first', 'known', 'second']);
  });
});

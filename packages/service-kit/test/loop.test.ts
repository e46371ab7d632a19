import { createLoop } from '../src/process/loop.ts';
import type { Loop, UntilStopped } from '../src/process/loop.ts';
import { createLogger } from '../src/process/logger.ts';
import { createGate, createRecorder } from './bus-recorder.ts';

const lines = createRecorder<string>();
const logger = createLogger({ name: 'events', level: 'info', destination: { write: lines.add } });
const anHourMs = 3_600_000;

describe('a loop', () => {
  test('when it is started, then it runs again after each pause', async () => {
    const rounds = createRecorder<'round'>();
    const loop = aLoop(
      async () => {
        rounds.add('round');
      },
      { everyMs: 1 },
    );

    loop.start();

    await rounds.reached(3);
    await loop.stop();
  });

  test('when it is woken while working, then it runs again without a pause', async () => {
    const rounds = createRecorder<'round'>();
    const gate = createGate();
    const loop = aLoop(async () => {
      rounds.add('round');
      await gate.arrive();
    });
    loop.start();
    await gate.arrived;

    loop.wake();
    gate.open();

    await rounds.reached(2);
    await loop.stop();
  });

  test('when a round fails, then the failure is logged, and the next round runs', async () => {
    const rounds = createRecorder<'round'>();
    const loop = aLoop(failing(rounds.add), { everyMs: 1 });

    loop.start();

    await rounds.reached(2);
    await loop.stop();
    expect(lines.entries.at(-1)).toContain('rows could not be looked for');
    expect(lines.entries.at(-1)).toContain('the database is away');
  });

  test('when it pauses after a failure, then a wake-up does not shorten the pause, but a stop does', async () => {
    const rounds = createRecorder<'round'>();
    const loop = aLoop(failing(rounds.add), { everyMs: 1, afterFailureMs: anHourMs });
    const before = lines.entries.length;
    loop.start();
    await lines.reached(before + 1);

    loop.wake();
    await loop.stop();

    expect(rounds.entries).toHaveLength(1);
  });

  test('when it is stopped in the middle of a round, then the current item is finished, and no further item is started', async () => {
    const done: string[] = [];
    const gate = createGate();
    const loop = aLoop(async (untilStopped) => {
      for (const row of untilStopped(['first', 'second'])) {
        await gate.arrive();
        done.push(row);
      }
    });
    loop.start();
    await gate.arrived;

    const stopped = loop.stop();
    gate.open();
    await stopped;

    expect(done).toEqual(['first']);
  });
});

type Pace = { everyMs?: number; afterFailureMs?: number };

function aLoop(round: (untilStopped: UntilStopped) => Promise<void>, pace: Pace = {}): Loop {
  return createLoop({
    round,
    everyMs: anHourMs,
    failureMessage: 'rows could not be looked for',
    logger,
    ...pace,
  });
}

function failing(note: (round: 'round') => void): () => Promise<never> {
  return async () => {
    note('round');
    throw new Error('the database is away');
  };
}

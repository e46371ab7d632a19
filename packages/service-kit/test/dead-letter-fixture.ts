import type { Failure } from '../src/messaging/bus.ts';
import { createDeadLetters } from '../src/messaging/dead-letters.ts';
import type { DeadLetters } from '../src/messaging/dead-letters.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import type { TestClock } from '../src/test-kit/clock.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';

export const operator = { id: 'account-9', email: 'ops@marquee.example' };

export function aFailure(overrides: Partial<Failure> = {}): Failure {
  return {
    queue: 'kit.mail',
    content: 'not an envelope',
    encoding: 'utf8',
    reason: 'broken',
    attempts: 1,
    deliveryId: null,
    ...overrides,
  };
}

type Republished = { queue: string; content: string };

export type DeadLetterFixture = {
  deadLetters: DeadLetters;
  clock: TestClock;
  republished: Republished[];
  /** Sets the effect of redriving a message; by default the message is handled. */
  onRepublish: (callback: (queue: string, content: string) => Promise<unknown>) => void;
  /** Stores a dead letter and returns its id. */
  add: (overrides?: Partial<Failure>) => Promise<string>;
  drop: () => Promise<void>;
};

export async function openDeadLetterFixture(): Promise<DeadLetterFixture> {
  const database = await openTestDatabase('parked');
  const clock = createTestClock();
  const republished: Republished[] = [];
  let callback: (queue: string, content: string) => Promise<unknown> = async () => undefined;
  const deadLetters = createDeadLetters({
    connection: database.connection,
    now: clock.now,
    async republish(queue, { content }) {
      republished.push({ queue, content });
      await callback(queue, content);
    },
  });
  await createIndexes(database.connection);
  return {
    deadLetters,
    clock,
    republished,
    onRepublish(next) {
      callback = next;
    },
    async add(overrides) {
      const failure = aFailure(overrides);
      await deadLetters.add(failure);
      const found = (await deadLetters.list()).find(({ content }) => content === failure.content);
      return found?.id ?? '';
    },
    drop: database.drop,
  };
}

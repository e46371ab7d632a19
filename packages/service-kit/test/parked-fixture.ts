import type { Failure } from '../src/messaging/bus.ts';
import { createParkedMessages } from '../src/messaging/parked-messages.ts';
import type { ParkedMessages } from '../src/messaging/parked-messages.ts';
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

type HandedBack = { queue: string; content: string };

export type ParkedFixture = {
  parked: ParkedMessages;
  clock: TestClock;
  handedBack: HandedBack[];
  /** Sets what happens when a message is redriven; by default it succeeds. */
  whenHandedBack: (act: (queue: string, content: string) => Promise<unknown>) => void;
  /** Stores a dead letter and returns its id. */
  park: (overrides?: Partial<Failure>) => Promise<string>;
  drop: () => Promise<void>;
};

export async function openParked(): Promise<ParkedFixture> {
  const database = await openTestDatabase('parked');
  const clock = createTestClock();
  const handedBack: HandedBack[] = [];
  let act: (queue: string, content: string) => Promise<unknown> = async () => undefined;
  const parked = createParkedMessages({
    connection: database.connection,
    now: clock.now,
    async handBack(queue, { content }) {
      handedBack.push({ queue, content });
      await act(queue, content);
    },
  });
  await createIndexes(database.connection);
  return {
    parked,
    clock,
    handedBack,
    whenHandedBack(next) {
      act = next;
    },
    async park(overrides) {
      const failure = aFailure(overrides);
      await parked.park(failure);
      const found = (await parked.list()).find(({ content }) => content === failure.content);
      return found?.id ?? '';
    },
    drop: database.drop,
  };
}

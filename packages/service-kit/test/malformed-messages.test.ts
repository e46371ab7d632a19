import { describeOnBroker } from './broker-url.ts';
import { createDeadLetters } from '../src/messaging/dead-letters.ts';
import type { DeadLetters } from '../src/messaging/dead-letters.ts';
import { toBytes } from '../src/messaging/raw-content.ts';
import type { Bus, Failure, StoreDeadLetter } from '../src/messaging/bus.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';
import { createRecorder } from './bus-recorder.ts';
import type { Recorder } from './bus-recorder.ts';
import { aSubscriber, aSubscription } from './bus-subscriptions.ts';
import { operator } from './dead-letter-fixture.ts';
import { malformedMessages, malformedMessageType } from './malformed-messages.ts';
import { openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

const queue = 'kit.strict';
const sent = malformedMessages(25);

describeOnBroker('RabbitMQ: malformed messages', (url) => {
  // Each test takes several seconds, and many more on a busy machine.
  jest.setTimeout(180_000);
  describe('300 malformed messages of 12 kinds', () => {
    let broker: TestBroker;
    let bus: Bus;
    let database: TestDatabase;
    let deadLetters: DeadLetters;
    let stored: Recorder<Failure>;

    beforeEach(async () => {
      broker = await openTestBroker(url);
      bus = broker.openBus();
      database = await openTestDatabase('malformed');
      stored = createRecorder();
      const { connection } = database;
      deadLetters = createDeadLetters({ connection, now: () => new Date(), republish: bus.republish });
      await createIndexes(connection);
      await bus.start();
    });

    afterEach(async () => {
      await bus.stop();
      await broker.close();
      await database.drop();
    });

    test('when they are received, then each is dead-lettered unchanged, with a reason, and the next valid message is handled', async () => {
      const handled = createRecorder<string>();
      await subscribe((name) => {
        handled.add(name);
      });

      sendAll();
      await stored.reached(sent.length);
      await bus.publish(anEnvelope({ name: 'good' }));

      expect(await handled.reached(1)).toEqual(['good']);
      const all = await allDeadLetters();
      expect(all.map((message) => toBytes(message).toString('hex')).toSorted()).toEqual(hexOf(sent));
      expect(all.filter(({ reason }) => !/^(invalid|unexpected) \w+: ./.test(reason))).toEqual([]);
    });

    test('when all are redriven without a consumer, then their queue contains the same bytes again', async () => {
      const unsubscribe = await subscribe(() => undefined);
      sendAll();
      await stored.reached(sent.length);
      await unsubscribe();

      const redriven = await redriveAll();

      expect(redriven).toBe(sent.length);
      expect(await deadLetters.list()).toEqual([]);
      expect(await bytesInQueue()).toEqual(hexOf(sent));
    });

    test('when all are redriven and still fail, then all are dead-lettered a second time', async () => {
      await subscribe(() => undefined);
      sendAll();
      await stored.reached(sent.length);

      await redriveAll();

      await stored.reached(2 * sent.length);
      const all = await allDeadLetters();
      expect(all.filter(({ timesParked }) => timesParked === 2)).toHaveLength(sent.length);
      expect(bus.isReady()).toBe(true);
    });

    test('when the handler was broken and is fixed, then redriven messages are handled', async () => {
      const handled = createRecorder<string>();
      let broken = true;
      await subscribe((name) => {
        if (broken) {
          throw new Error('the handler has a bug');
        }
        handled.add(name);
      });
      const names = Array.from({ length: 300 }, (_, index) => `message ${index}`);
      await Promise.all(names.map((name) => bus.publish(anEnvelope({ name }))));
      await stored.reached(names.length);
      broken = false;

      await redriveAll();

      expect((await handled.reached(names.length)).toSorted()).toEqual(names.toSorted());
      expect(await deadLetters.list()).toEqual([]);
    });

    function subscribe(handle: (name: string) => void) {
      const subscription = aSubscription(queue, (envelope) => {
        handle(nameOf(envelope));
      });
      const storeDeadLetter: StoreDeadLetter = async (failure) => {
        await deadLetters.add(failure);
        stored.add(failure);
      };
      return bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions: [subscription] }));
    }

    function sendAll(): void {
      for (const { bytes } of sent) {
        broker.channel.publish(`${broker.prefix}events`, malformedMessageType, bytes);
      }
    }

    /** Redrives as an operator does: repeats the call until no message is left. */
    async function redriveAll(before = new Date()): Promise<number> {
      const { redriven, failedAgain, left } = await deadLetters.redriveMany({ queue, before }, operator);
      return redriven + failedAgain + (left > 0 ? await redriveAll(before) : 0);
    }

    async function allDeadLetters() {
      const first = await deadLetters.page({ page: { status: 'parked', limit: '200' } });
      const rest = await deadLetters.page({ page: { status: 'parked', after: first.next ?? '' } });
      return [...first.rows, ...rest.rows];
    }

    async function bytesInQueue(): Promise<string[]> {
      const found = createRecorder<string>();
      await broker.channel.consume(
        `${broker.prefix}${queue}`,
        (message) => {
          found.add(message?.content.toString('hex') ?? '');
        },
        { noAck: true },
      );
      return (await found.reached(sent.length)).toSorted();
    }
  });
});

function hexOf(messages: typeof sent): string[] {
  return messages.map(({ bytes }) => bytes.toString('hex')).toSorted();
}

import { openQueueReader } from '../src/messaging/rabbitmq/open-queue-reader.ts';
import type { Bus } from '../src/messaging/bus.ts';
import { describeOnBroker } from './broker-url.ts';
import { anEnvelope } from './bus-messages.ts';
import { aSubscriber, aSubscription } from './bus-subscriptions.ts';
import { openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

describeOnBroker('RabbitMQ: a queue reader', (url) => {
  describe('RabbitMQ: a queue reader', () => {
    let broker: TestBroker;

    beforeEach(async () => {
      broker = await openTestBroker(url);
    });

    afterEach(() => broker.close());

    test('when nothing has been declared, then it counts nothing and declares nothing', async () => {
      expect(await depths(['kit.mail'])).toEqual([]);
      expect(await depths(['kit.mail'])).toEqual([]);
    });

    test('when messages wait, unrouted ones among them, then they are counted and stay', async () => {
      const [former, bus] = [broker.openBus(), broker.openBus()];
      await former.start();
      await waitingIn(former, 'kit.topology');
      // Stops republishing as well.
      await former.stop();
      await bus.start();
      await bus.publish({ ...anEnvelope({ name: 'lost' }), type: 'kit.nothing.published.v1' });

      const waiting = (await depths(['kit.topology'])).filter(({ ready }) => ready > 0);

      expect(waiting).toEqual([
        { queue: `${broker.prefix}unrouted`, ready: 1 },
        { queue: `${broker.prefix}kit.topology`, ready: 1 },
      ]);
      expect(await broker.count('unrouted')).toBe(1);
      await bus.stop();
    });

    test('when an earlier topology has left messages, then they are counted too', async () => {
      const bus = broker.openBus();
      await bus.start();
      await waitingIn(bus, 'kit.topology');
      await bus.stop();

      const waiting = (await depths(['kit.topology'], 2)).filter(({ ready }) => ready > 0);

      expect(waiting).toEqual([{ queue: `${broker.prefix}kit.topology`, ready: 1 }]);
    });

    async function depths(queues: string[], version = 1) {
      const reader = await openQueueReader({ url, name: 'reader', prefix: broker.prefix, version });
      try {
        return await reader.read(queues);
      } finally {
        await reader.close();
      }
    }

    /** Declared by a subscriber that has stopped, so that the message stays in the queue. */
    async function waitingIn(bus: Bus, queue: string): Promise<void> {
      const unsubscribe = await bus.subscribe(
        aSubscriber({ subscriptions: [aSubscription(queue, () => undefined)] }),
      );
      await unsubscribe();
      await bus.publish(anEnvelope({ name: 'waiting' }));
    }
  });
});

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

    test('when no queue has been declared, then it returns no counts and declares no queue', async () => {
      expect(await depths(['kit.mail'])).toEqual([]);
      expect(await depths(['kit.mail'])).toEqual([]);
    });

    test('when queues contain messages, then it counts them, unrouted messages too, and leaves them in their queues', async () => {
      const [former, bus] = [broker.openBus(), broker.openBus()];
      await former.start();
      await waitingIn(former, 'kit.topology');
      // This also stops the background redrive of unrouted messages.
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

    test('when queues of an earlier topology contain messages, then it counts them too', async () => {
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

    /** Publishes a message to a queue whose consumer has stopped, so that the message stays in the queue. */
    async function waitingIn(bus: Bus, queue: string): Promise<void> {
      const unsubscribe = await bus.subscribe(
        aSubscriber({ subscriptions: [aSubscription(queue, () => undefined)] }),
      );
      await unsubscribe();
      await bus.publish(anEnvelope({ name: 'waiting' }));
    }
  });
});

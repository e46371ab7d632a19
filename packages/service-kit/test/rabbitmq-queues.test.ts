import type { Bus } from '../src/messaging/bus.ts';
import { describeOnBroker } from './broker-url.ts';
import { anEnvelope } from './bus-messages.ts';
import { createRecorder, recordDeadLetters } from './bus-recorder.ts';
import { aSubscriber, aSubscription, recordNames } from './bus-subscriptions.ts';
import { eventually, openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

describeOnBroker('RabbitMQ: queues', (url) => {
  describe('RabbitMQ: queues', () => {
    let broker: TestBroker;
    let bus: Bus;

    beforeEach(async () => {
      broker = await openTestBroker(url);
      bus = broker.openBus();
      await bus.start();
    });

    afterEach(async () => {
      await bus.stop();
      await broker.close();
    });

    test('when a service subscribes for the first time, then it gets messages that were published before', async () => {
      const handled = createRecorder<string>();
      await bus.publish(anEnvelope({ name: 'before my time' }));

      await bus.subscribe(aSubscriber({ subscriptions: [aSubscription('kit.late', recordNames(handled))] }));

      expect(await handled.reached(1)).toEqual(['before my time']);
      await eventually(async () => (await broker.count('unrouted')) === 0);
    });

    test('when the depth of a queue is read, then its retry and dead-letter queues are included', async () => {
      const unsubscribe = await bus.subscribe(
        aSubscriber({ subscriptions: [aSubscription('kit.mail', () => undefined)] }),
      );
      await unsubscribe();
      await bus.publish(anEnvelope({ name: 'waiting' }));

      const depths = await bus.queueDepths(['kit.mail']);

      const ends = ['kit.mail', 'kit.mail.retry.10ms', 'kit.mail.retry.20ms', 'kit.mail.parked', 'unrouted'];
      expect(depths.map(({ queue }) => queue).toSorted()).toEqual(
        ends.map((end) => `${broker.prefix}${end}`).toSorted(),
      );
      await eventually(async () => (await readyIn('kit.mail')) === 1);
    });

    test('when the depth of a missing queue is read, then only that call fails', async () => {
      await expect(bus.queueDepths(['kit.never-declared'])).rejects.toThrow();

      await bus.publish({ ...anEnvelope({ name: 'x' }), type: 'kit.nothing.published.v1' });
      expect(bus.isReady()).toBe(true);
    });

    async function readyIn(queue: string): Promise<number | undefined> {
      const depths = await bus.queueDepths([queue]);
      return depths.find((depth) => depth.queue === `${broker.prefix}${queue}`)?.ready;
    }

    test('when many messages were published before, then subscribing does not wait until all of them are republished', async () => {
      const handled = createRecorder<string>();
      const names = Array.from({ length: 200 }, (_, index) => `message ${index}`);
      await Promise.all(names.map((name) => bus.publish(anEnvelope({ name }))));

      await bus.subscribe(aSubscriber({ subscriptions: [aSubscription('kit.late', recordNames(handled))] }));
      const handledAtFirst = handled.entries.length;

      expect(handledAtFirst).toBeLessThan(names.length);
      expect((await handled.reached(names.length)).toSorted()).toEqual(names.toSorted());
    });

    test.each(['{"not":', '{"aggregateId":{"toString":1}}', '[]', ''])(
      'when a message with the content %p arrives, then it is dead-lettered unchanged',
      async (content) => {
        const { storeDeadLetter, deadLetters } = recordDeadLetters();
        const subscriptions = [aSubscription('kit.strict', () => undefined)];
        await bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions }));

        broker.channel.publish(`${broker.prefix}events`, 'kit.booking.named.v1', Buffer.from(content));

        const [failure] = await deadLetters.reached(1);
        expect(failure).toMatchObject({ queue: 'kit.strict', content, type: 'kit.booking.named.v1' });
        expect(failure?.reason).toMatch(/^invalid envelope/);
      },
    );

    test('when a dead letter cannot be stored, then storing it is retried', async () => {
      const { storeDeadLetter, deadLetters } = recordDeadLetters();
      const attempts = createRecorder<string>();
      const failOnce: typeof storeDeadLetter = async (failure) => {
        attempts.add(failure.queue);
        await (attempts.entries.length === 1
          ? Promise.reject(new Error('the database is away'))
          : storeDeadLetter(failure));
      };
      const subscriptions = [aSubscription('kit.strict', () => undefined)];
      await bus.subscribe(aSubscriber({ storeDeadLetter: failOnce, subscriptions }));

      await bus.publish({ ...anEnvelope({ name: 'x' }), payload: null });

      await deadLetters.reached(1);
      expect(attempts.entries).toHaveLength(2);
    });

    test('when two instances consume the same queue, then each message is handled once', async () => {
      const handled = createRecorder<string>();
      const second = broker.openBus();
      await second.start();
      const subscriber = aSubscriber({ subscriptions: [aSubscription('kit.twice', recordNames(handled))] });
      await Promise.all([bus.subscribe(subscriber), second.subscribe(subscriber)]);

      await Promise.all(['a', 'b', 'c', 'd'].map((name) => second.publish(anEnvelope({ name }))));

      expect((await handled.reached(4)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      await second.stop();
    });
  });
});

import { connect } from 'amqplib';
import type { ChannelModel } from 'amqplib';
import type { Bus } from '../src/messaging/bus.ts';
import { describeOnBroker } from './broker-url.ts';
import { bookingNamed } from './bookings.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';
import { createRecorder } from './bus-recorder.ts';
import { aSubscriber, aSubscription } from './bus-subscriptions.ts';
import { eventually, openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

describeOnBroker('RabbitMQ: an alarm of the broker', (url) => {
  describe('RabbitMQ: an alarm of the broker', () => {
    let broker: TestBroker;
    let bus: Bus;
    let publishingBy: ChannelModel;

    beforeEach(async () => {
      broker = await openTestBroker(url);
      const opened: ChannelModel[] = [];
      bus = broker.openBus({
        async connectToBroker(...asked) {
          const model = await connect(...asked);
          opened.push(model);
          return model;
        },
      });
      await bus.start();
      [publishingBy] = opened as [ChannelModel];
    });

    afterEach(async () => {
      await bus.stop();
      await broker.close();
    });

    test('when an alarm begins, then the bus is not ready and rejects publications until the alarm ends', async () => {
      const { queue } = await broker.channel.assertQueue('', { exclusive: true });
      await broker.channel.bindQueue(queue, `${broker.prefix}events`, bookingNamed.type);

      raise();
      const readyMeanwhile = bus.isReady();
      const refused = await bus.publish(anEnvelope({ name: 'meanwhile' })).catch(String);
      lower();
      await bus.publish(anEnvelope({ name: 'afterwards' }));

      expect([readyMeanwhile, bus.isReady(), bus.hasBeenReady()]).toEqual([false, true, true]);
      expect(refused).toContain('the broker accepts no messages: low on memory');
      const message = await broker.channel.get(queue, { noAck: true });
      expect(String(message && message.content)).toContain('afterwards');
    });

    test('when confirms are pending as an alarm begins, then their publications are rejected at once', async () => {
      const published = bus.publish(anEnvelope({ name: 'under way' }));

      raise();

      await expect(published).rejects.toThrow('low on memory');
    });

    test('when a message fails during an alarm, then it is retried only after the alarm', async () => {
      const tried = createRecorder<string>();
      const failing = aSubscription('kit.alarm', async (envelope) => {
        tried.add(nameOf(envelope));
        if (tried.entries.length === 1) {
          throw new Error('not yet');
        }
      });
      await bus.subscribe(aSubscriber({ subscriptions: [failing] }));
      raise();

      put('kit.alarm', 'published before');
      await tried.reached(1);
      await broker.count('kit.alarm');
      const triedMeanwhile = tried.entries.length;
      lower();

      expect(await tried.reached(2)).toEqual(['published before', 'published before']);
      expect(triedMeanwhile).toBe(1);
    });

    test('when the bus stops during an alarm, then it does not wait for the end of the alarm, and the failed message stays in its queue', async () => {
      const tried = createRecorder<string>();
      const failing = aSubscription('kit.alarm', async (envelope) => {
        tried.add(nameOf(envelope));
        throw new Error('not yet');
      });
      await bus.subscribe(aSubscriber({ subscriptions: [failing] }));
      raise();
      put('kit.alarm', 'kept');
      await tried.reached(1);

      await bus.stop();

      await eventually(async () => (await broker.count('kit.alarm')) === 1);
      expect(tried.entries).toEqual(['kept']);
    });

    function raise() {
      publishingBy.emit('blocked', 'low on memory');
    }

    function lower() {
      publishingBy.emit('unblocked');
    }

    function put(queue: string, name: string) {
      const content = Buffer.from(JSON.stringify(anEnvelope({ name })));
      broker.channel.sendToQueue(`${broker.prefix}${queue}`, content);
    }
  });
});

import { envelope } from '@marquee/contracts/message';
import type { Bus, UnroutedDecision } from '../src/messaging/bus.ts';
import { describeOnBroker } from './broker-url.ts';
import { bookingNamed } from './bookings.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';
import { createRecorder } from './bus-recorder.ts';
import { aSubscriber, aSubscription, recordNames } from './bus-subscriptions.ts';
import { openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

describeOnBroker('RabbitMQ: unrouted messages', (url) => {
  describe('RabbitMQ: unrouted messages', () => {
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

    test('when they are read twice, then both readings return them in the same order', async () => {
      await publish('first', 'second');

      const once = await visit(() => 'keep');
      const twice = await visit(() => 'keep');

      expect(once).toEqual(['first', 'second']);
      expect(twice).toEqual(once);
    });

    test('when many calls read and count at the same time, then each call sees all messages', async () => {
      await publish('first', 'second');

      // Reads and counts alternate, so that each call follows one that has just returned messages to the queue.
      const turns = Array.from({ length: 50 }, () => ({
        looked: visit(() => 'keep'),
        counted: bus.countUnrouted(),
      }));

      const looks = await Promise.all(turns.map(({ looked }) => looked));
      const counts = await Promise.all(turns.map(({ counted }) => counted));
      expect(new Set(looks.map(String))).toEqual(new Set(['first,second']));
      expect(new Set(counts)).toEqual(new Set([2]));
    });

    test('when there are more messages than a visit reads, then all are counted, and each visit reads the first 200', async () => {
      const names = Array.from({ length: 205 }, (_, index) => String(index));
      await publish(...names);

      const counts = [await bus.countUnrouted(), await bus.countUnrouted()];
      const once = await visit(() => 'keep');
      const twice = await visit(() => 'keep');

      expect(counts).toEqual([205, 205]);
      expect(new Set(once)).toEqual(new Set(names.slice(0, 200)));
      expect(new Set(twice)).toEqual(new Set(once));
    });

    test('when a message is dropped, then the others stay', async () => {
      await publish('first', 'unwanted', 'third');

      await visit((name) => (name === 'unwanted' ? 'drop' : 'keep'));

      expect(await visit(() => 'keep')).toEqual(['first', 'third']);
    });

    test('when a message is republished and a queue is bound now, then the queue receives the message', async () => {
      await publish('too early');
      const { queue } = await broker.channel.assertQueue('', { exclusive: true });
      await broker.channel.bindQueue(queue, `${broker.prefix}events`, bookingNamed.type);

      await visit(() => 'redrive');

      const message = await broker.channel.get(queue, { noAck: true });
      expect(String(message && message.content)).toContain('too early');
      expect(await visit(() => 'keep')).toEqual([]);
    });

    test('when a consumer subscribes for the first time during a visit, then the consumer gets the messages', async () => {
      const handled = createRecorder<string>();
      const subscriptions = [aSubscription('kit.late', recordNames(handled))];
      await publish('too early');

      await bus.visitUnrouted(async () => {
        await bus.subscribe(aSubscriber({ subscriptions }));
        return 'keep';
      });

      expect(await handled.reached(1)).toEqual(['too early']);
    });

    test('when their queue does not exist, then the visit is rejected, and the session continues', async () => {
      const { queue } = await broker.channel.assertQueue('', { exclusive: true });
      await broker.channel.bindQueue(queue, `${broker.prefix}events`, bookingNamed.type);
      await broker.channel.deleteQueue(`${broker.prefix}unrouted`);

      await expect(visit(() => 'keep')).rejects.toMatchObject({ kind: 'unavailable', code: 'broker_away' });
      await publish('still connected');

      expect(bus.isReady()).toBe(true);
    });

    async function publish(...names: string[]): Promise<void> {
      for (const name of names) {
        await bus.publish(anEnvelope({ name }));
      }
    }

    async function visit(decide: (name: string) => UnroutedDecision): Promise<string[]> {
      const seen: string[] = [];
      await bus.visitUnrouted(async (message) => {
        const name = nameOf(envelope.parse(JSON.parse(message.content)));
        seen.push(name);
        return decide(name);
      });
      return seen;
    }
  });
});

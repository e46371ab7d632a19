import { envelope } from '@marquee/contracts/message';
import type { Bus, UnroutedFate } from '../src/messaging/bus.ts';
import { describeOnBroker } from './broker-url.ts';
import { bookingNamed } from './bookings.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';
import { openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

describeOnBroker('RabbitMQ: what no queue took', (url) => {
  describe('RabbitMQ: what no queue took', () => {
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

    test('when it is looked at twice, then it is there both times, in its order', async () => {
      await publish('first', 'second');

      const once = await visit(() => 'keep');
      const twice = await visit(() => 'keep');

      expect(once).toEqual(['first', 'second']);
      expect(twice).toEqual(once);
    });

    test('when many look and count at the same time, then each sees all of it', async () => {
      await publish('first', 'second');

      const looks = Array.from({ length: 20 }, () => visit(() => 'keep'));
      const counts = Array.from({ length: 20 }, () => bus.countUnrouted());

      expect(new Set((await Promise.all(looks)).map(String))).toEqual(new Set(['first,second']));
      expect(new Set(await Promise.all(counts))).toEqual(new Set([2]));
    });

    test('when one is dropped, then the others stay', async () => {
      await publish('first', 'unwanted', 'third');

      await visit((name) => (name === 'unwanted' ? 'drop' : 'keep'));

      expect(await visit(() => 'keep')).toEqual(['first', 'third']);
    });

    test('when it is sent again and somebody subscribes now, then they get it', async () => {
      await publish('too early');
      const { queue } = await broker.channel.assertQueue('', { exclusive: true });
      await broker.channel.bindQueue(queue, `${broker.prefix}events`, bookingNamed.type);

      await visit(() => 'redrive');

      const message = await broker.channel.get(queue, { noAck: true });
      expect(String(message && message.content)).toContain('too early');
      expect(await visit(() => 'keep')).toEqual([]);
    });

    test('when its queue is gone, then that is said and the session goes on', async () => {
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

    async function visit(decide: (name: string) => UnroutedFate): Promise<string[]> {
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

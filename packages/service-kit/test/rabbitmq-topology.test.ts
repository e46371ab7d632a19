import type { Logger } from '../src/process/logger.ts';
import { createLogger } from '../src/process/logger.ts';
import { describeOnBroker } from './broker-url.ts';
import { anEnvelope } from './bus-messages.ts';
import { createRecorder } from './bus-recorder.ts';
import type { Recorder } from './bus-recorder.ts';
import { aSubscriber, aSubscription, recordNames } from './bus-subscriptions.ts';
import { eventually, openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

const queue = 'kit.topology';

describeOnBroker('RabbitMQ: when the topology changes', (url) => {
  describe('RabbitMQ: when the topology changes', () => {
    let broker: TestBroker;

    beforeEach(async () => {
      broker = await openTestBroker(url);
    });

    afterEach(() => broker.close());

    test('when a queue exists with other arguments, then the bus uses the existing queue and logs its name', async () => {
      const { lines, logger } = recordingLogger();
      const handled = createRecorder<string>();
      const other = { 'x-queue-type': 'quorum', 'x-delivery-limit': 7 };
      await broker.channel.assertQueue(`${broker.prefix}${queue}`, { durable: true, arguments: other });

      const bus = await open({ logger }, handled);
      await bus.publish(anEnvelope({ name: 'arrives' }));

      expect(await handled.reached(1)).toEqual(['arrives']);
      expect(lines.entries.filter((line) => line.includes('other arguments'))).toEqual([
        expect.stringContaining(`"name":"${broker.prefix}${queue}"`),
      ]);
      await bus.stop();
    });

    test('when an exchange exists with other arguments, then the bus uses the existing exchange and logs its name', async () => {
      const { lines, logger } = recordingLogger();
      const handled = createRecorder<string>();
      await broker.channel.assertExchange(`${broker.prefix}events`, 'topic', { durable: true });

      const bus = await open({ logger }, handled);
      await bus.publish(anEnvelope({ name: 'arrives' }));

      expect(await handled.reached(1)).toEqual(['arrives']);
      expect(lines.entries.join()).toContain(`"name":"${broker.prefix}events"`);
      await bus.stop();
    });

    test('when the version increases, then the previous queues are drained, and new messages go to the new queues', async () => {
      const handled = createRecorder<string>();
      await leave('left behind');

      const bus = await open({ version: 2 }, handled);
      await handled.reached(1);
      await bus.publish(anEnvelope({ name: 'new' }));

      expect(await handled.reached(2)).toEqual(['left behind', 'new']);
      expect(await broker.count(queue)).toBe(0);
      await bus.stop();
    });

    test('when a replica of the previous version still runs, then no message is missed', async () => {
      const before = createRecorder<string>();
      const after = createRecorder<string>();
      const names = Array.from({ length: 50 }, (_, index) => `message ${index}`);
      const older = await open({ version: 1 }, before);

      const publishing = Promise.all(names.map((name) => older.publish(anEnvelope({ name }))));
      const newer = await open({ version: 2 }, after);
      await publishing;

      await eventually(() => names.every((name) => [...before.entries, ...after.entries].includes(name)));
      await Promise.all([older.stop(), newer.stop()]);
    });

    async function open(as: { version?: number; logger?: Logger }, handled: Recorder<string>) {
      const bus = broker.openBus(as);
      await bus.subscribe(aSubscriber({ subscriptions: [aSubscription(queue, recordNames(handled))] }));
      await bus.start();
      return bus;
    }

    /** Leaves a message in the queue of the first version while no consumer runs. */
    async function leave(name: string): Promise<void> {
      const bus = broker.openBus({ version: 1 });
      await bus.start();
      const unsubscribe = await bus.subscribe(
        aSubscriber({ subscriptions: [aSubscription(queue, () => undefined)] }),
      );
      await unsubscribe();
      await bus.publish(anEnvelope({ name }));
      await bus.stop();
    }
  });
});

function recordingLogger() {
  const lines = createRecorder<string>();
  const destination = {
    write: (line: string) => {
      lines.add(line);
    },
  };
  return { lines, logger: createLogger({ name: 'bus', level: 'info', destination }) };
}

import { performance } from 'node:perf_hooks';
import type { Bus } from '../src/messaging/bus.ts';
import { describeOnBroker } from './broker-url.ts';
import { anEnvelope } from './bus-messages.ts';
import { aSubscriber, aSubscription } from './bus-subscriptions.ts';
import { openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

/** Milliseconds. The heartbeat ends a hanging connection only after 10 to 15 s, but a process must exit within 10 s. */
const soonMs = 6_000;

describeOnBroker('RabbitMQ: when the broker hangs', (url) => {
  describe('RabbitMQ: when the broker hangs', () => {
    let broker: TestBroker;
    let bus: Bus;

    beforeEach(async () => {
      broker = await openTestBroker(url);
      bus = broker.openBus();
    });

    afterEach(() => broker.close());

    test('when consumers are stopped, then the consumers and the bus stop within seconds', async () => {
      const subscription = aSubscription('kit.line', () => undefined);
      const unsubscribe = await bus.subscribe(aSubscriber({ subscriptions: [subscription] }));
      await bus.start();
      broker.proxy.stall();
      const startedAt = performance.now();

      await unsubscribe();
      await bus.stop();

      expect(performance.now() - startedAt).toBeLessThan(soonMs);
    });

    test('when the bus stops while confirms are pending, then their publications are rejected', async () => {
      await bus.start();
      broker.proxy.stall();
      const published = bus.publish(anEnvelope({ name: 'not confirmed' }));
      const startedAt = performance.now();

      await Promise.all([expect(published).rejects.toThrow(), bus.stop()]);

      expect(performance.now() - startedAt).toBeLessThan(soonMs);
    });
  });
});

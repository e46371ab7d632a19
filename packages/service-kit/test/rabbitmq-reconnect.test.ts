import { connect } from 'amqplib';
import type { Bus, Subscription } from '../src/messaging/bus.ts';
import { describeOnBroker } from './broker-url.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';
import { createGate, createRecorder } from './bus-recorder.ts';
import { aSubscriber, aSubscription, recordNames } from './bus-subscriptions.ts';
import { eventually, openTestBroker } from './test-broker.ts';
import type { TestBroker } from './test-broker.ts';

describeOnBroker('RabbitMQ: when the connection breaks', (url) => {
  describe('RabbitMQ: when the connection breaks', () => {
    let broker: TestBroker;
    let bus: Bus;

    beforeEach(async () => {
      broker = await openTestBroker(url);
      bus = broker.openBus();
    });

    afterEach(async () => {
      await bus.stop();
      await broker.close();
    });

    test('when it is cut, then publishing fails at once, and works again after the bus has reconnected', async () => {
      const handled = createRecorder<string>();
      await subscribe(aSubscription('kit.line', recordNames(handled)));
      await bus.start();
      broker.proxy.cut();
      await eventually(() => !bus.isReady());
      await expect(bus.publish(anEnvelope({ name: 'too early' }))).rejects.toThrow('not connected');

      broker.proxy.restore();
      await eventually(bus.isReady);
      await bus.publish(anEnvelope({ name: 'back again' }));

      expect(await handled.reached(1)).toEqual(['back again']);
    });

    test('when it is cut while confirms are pending, then every publish settles, and no confirmed message is lost', async () => {
      const handled = createRecorder<string>();
      await subscribe(aSubscription('kit.line', recordNames(handled)));
      await bus.start();
      const names = Array.from({ length: 1_000 }, (_, index) => `message ${index}`);
      const published = names.map((name) => bus.publish(anEnvelope({ name })));
      await handled.reached(1);

      broker.proxy.cut();
      const outcomes = await Promise.allSettled(published);
      broker.proxy.restore();

      const confirmed = names.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      await eventually(() => confirmed.every((name) => handled.entries.includes(name)));
      expect(outcomes).toHaveLength(1_000);
    });

    test('when it is cut before the broker has received anything, then publishing fails', async () => {
      await bus.start();
      const published = bus.publish(anEnvelope({ name: 'never sent' }));

      broker.proxy.cut();

      await expect(published).rejects.toThrow();
    });

    test('when it is cut while a message is being handled, then the message is redelivered', async () => {
      const gate = createGate();
      const handled = createRecorder<string>();
      const slow = aSubscription('kit.line', async (envelope) => {
        handled.add(nameOf(envelope));
        await gate.arrive();
      });
      await subscribe(slow);
      await bus.start();
      await bus.publish(anEnvelope({ name: 'interrupted' }));
      await gate.arrived;
      await hasReachedTheBroker();

      broker.proxy.cut();
      gate.open();
      broker.proxy.restore();

      expect(await handled.reached(2)).toEqual(['interrupted', 'interrupted']);
    });

    test('when the broker is unavailable at startup, then starting does not wait, and the bus connects later', async () => {
      const handled = createRecorder<string>();
      broker.proxy.cut();
      await subscribe(aSubscription('kit.late', recordNames(handled)));
      await bus.start();
      const readyAtFirst = bus.isReady();

      broker.proxy.restore();
      await eventually(bus.isReady);
      await bus.publish(anEnvelope({ name: 'better late' }));

      expect(readyAtFirst).toBe(false);
      expect(await handled.reached(1)).toEqual(['better late']);
    });

    test('when it breaks while a channel is closing, then the next session is still opened', async () => {
      let cuts = 0;
      const cutting = broker.openBus({
        async connectToBroker(address, options) {
          const model = await connect(address, options);
          const createChannel = model.createChannel.bind(model);
          model.createChannel = async () => {
            const channel = await createChannel();
            const close = channel.close.bind(channel);
            channel.close = () => {
              cuts += 1;
              if (cuts === 1) {
                broker.proxy.cut();
                broker.proxy.restore();
              }
              return close();
            };
            return channel;
          };
          return model;
        },
      });

      void cutting.start();
      await eventually(cutting.isReady);

      expect(cuts).toBeGreaterThan(1);
      await cutting.stop();
    });

    /** Resolves when the broker has received all earlier messages of the connection, because it confirms a message sent after them. */
    function hasReachedTheBroker() {
      return bus.publish({ ...anEnvelope({ name: 'x' }), type: 'kit.nothing.published.v1' });
    }

    function subscribe(subscription: Subscription) {
      return bus.subscribe(aSubscriber({ subscriptions: [subscription] }));
    }
  });
});

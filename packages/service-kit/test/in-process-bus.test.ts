import type { Envelope } from '@marquee/contracts/message';
import { createInProcessBus } from '../src/messaging/in-process-bus.ts';
import { describeBus } from './bus-contract.ts';
import { anEnvelope } from './bus-messages.ts';
import { createGate, createRecorder } from './bus-recorder.ts';
import { aSubscriber, aSubscription } from './bus-subscriptions.ts';

const retryDelays = [1, 1, 1, 1];

describeBus('in process', async () => {
  const unrouted = createRecorder<Envelope>();
  const bus = createInProcessBus({ onUnroutable: unrouted.add, retryDelays });
  await bus.start();
  return { bus, unrouted: async () => unrouted.entries.length, close: bus.stop };
});

describe('in-process bus', () => {
  test('when it has not been started, then it is not ready and does not confirm messages', async () => {
    const bus = createInProcessBus({ onUnroutable: () => undefined });

    await expect(bus.publish(anEnvelope({ name: 'too early' }))).rejects.toThrow('not been started');

    expect(bus.isReady()).toBe(false);
  });

  test('when a handler has not committed yet, then the message is not confirmed', async () => {
    const gate = createGate();
    const order: string[] = [];
    const bus = await aBus();
    await bus.subscribe(
      aSubscriber({
        subscriptions: [
          aSubscription('kit.commits', async () => {
            await gate.arrive();
            order.push('committed');
          }),
        ],
      }),
    );
    const confirmed = bus.publish(anEnvelope({ name: 'x' })).then(() => order.push('confirmed'));
    await gate.arrived;

    gate.open();
    await confirmed;

    expect(order).toEqual(['committed', 'confirmed']);
  });

  test('when storing a dead letter fails, then the message is not confirmed, so that it stays in its outbox', async () => {
    const bus = await aBus();
    const storeDeadLetter = async () => Promise.reject(new Error('the database is away'));
    const subscriptions = [aSubscription('kit.fails', () => Promise.reject(new Error('the handler failed')))];
    await bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions }));

    await expect(bus.publish(anEnvelope({ name: 'x' }))).rejects.toThrow('the database is away');
  });

  test('when a subscriber has stopped, then the message is not confirmed, so that it stays in its outbox', async () => {
    const bus = await aBus();
    const handled = createRecorder<Envelope>();
    const unsubscribe = await bus.subscribe(
      aSubscriber({ subscriptions: [aSubscription('kit.gone', handled.add)] }),
    );
    await unsubscribe();

    await expect(bus.publish(anEnvelope({ name: 'x' }))).rejects.toThrow();

    expect(handled.entries).toEqual([]);
  });

  test('when a handler changes its message, then other handlers do not see the change', async () => {
    const bus = await aBus();
    const handled = createRecorder<Envelope>();
    const spoil = (envelope: Envelope): void => {
      envelope.payload = 'spoilt';
    };
    const subscriptions = [aSubscription('kit.spoiler', spoil), aSubscription('kit.reader', handled.add)];
    await bus.subscribe(aSubscriber({ subscriptions }));

    await bus.publish(anEnvelope({ name: 'clean' }));

    expect(handled.entries).toMatchObject([{ payload: { name: 'clean' } }]);
  });
});

async function aBus() {
  const bus = createInProcessBus({ onUnroutable: () => undefined, retryDelays });
  await bus.start();
  return bus;
}

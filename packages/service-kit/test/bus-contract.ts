import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Envelope } from '@marquee/contracts/message';
import { describeBusFailures } from './bus-contract-failures.ts';
import { describeRepublish } from './bus-contract-republish.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';
import { createGate, createRecorder } from './bus-recorder.ts';
import { aSubscriber, aSubscription, recordNames } from './bus-subscriptions.ts';
import type { BusHarness } from './bus-subscriptions.ts';

/** Tests the guarantees of every bus adapter. The harness configures 5 attempts within milliseconds. */
export function describeBus(adapter: string, open: () => Promise<BusHarness>): void {
  describeBusDelivery(adapter, open);
  describeBusFailures(adapter, open);
  describeRepublish(adapter, open);
}

function describeBusDelivery(adapter: string, open: () => Promise<BusHarness>): void {
  describe(`bus contract: ${adapter}: delivery`, () => {
    let harness: BusHarness;

    beforeEach(async () => {
      harness = await open();
    });

    afterEach(() => harness.close());

    test('when two consumers subscribe, then both get the whole envelope', async () => {
      const mail = createRecorder<Envelope>();
      const calendar = createRecorder<Envelope>();
      const subscriptions = [
        aSubscription('kit.mail', mail.add),
        aSubscription('kit.calendar', calendar.add),
      ];
      await harness.bus.subscribe(aSubscriber({ subscriptions }));
      const envelope = anEnvelope({ name: 'Gala' });

      await harness.bus.publish(envelope);

      expect(await mail.reached(1)).toEqual([envelope]);
      expect(await calendar.reached(1)).toEqual([envelope]);
    });

    test('when the same message is published twice, then it is handled twice, because consumers are idempotent', async () => {
      const handled = createRecorder<Envelope>();
      const subscriptions = [aSubscription('kit.twice', handled.add)];
      await harness.bus.subscribe(aSubscriber({ subscriptions }));
      const envelope = anEnvelope({ name: 'again' });

      await harness.bus.publish(envelope);
      await harness.bus.publish(envelope);

      expect((await handled.reached(2)).map(({ id }) => id)).toEqual([envelope.id, envelope.id]);
    });

    test('when one aggregate publishes 40 messages, then they are handled in the order of publishing', async () => {
      const aggregateId = randomUUID();
      const handled = createRecorder<string>();
      const unevenly = aSubscription('kit.ordered', async (envelope) => {
        await turns(envelope.aggregateVersion % 3);
        handled.add(nameOf(envelope));
      });
      await harness.bus.subscribe(aSubscriber({ subscriptions: [unevenly] }));
      const names = Array.from({ length: 40 }, (_, index) => `thing ${index}`);
      const envelopes = names.map((name, index) =>
        anEnvelope({ name, aggregateId, aggregateVersion: index + 1 }),
      );

      await Promise.all(envelopes.map((envelope) => harness.bus.publish(envelope)));

      expect(await handled.reached(40)).toEqual(names);
    });

    test('when a message has no subscriber, then it is confirmed and counted as unrouted', async () => {
      await harness.bus.publish(anEnvelope({ name: 'into the void' }));

      expect(await harness.unrouted()).toBe(1);
    });

    test('when consuming stops, then messages in flight finish first and are not redelivered', async () => {
      const gate = createGate();
      const handled = createRecorder<string>();
      const slow = aSubscription('kit.slow', async (envelope) => {
        await gate.arrive();
        handled.add(nameOf(envelope));
      });
      const unsubscribe = await harness.bus.subscribe(aSubscriber({ subscriptions: [slow] }));
      const published = harness.bus.publish(anEnvelope({ name: 'in flight' }));
      await gate.arrived;

      const stopped = unsubscribe();
      gate.open();
      await Promise.all([published, stopped]);

      const again = aSubscription('kit.slow', recordNames(handled));
      await harness.bus.subscribe(aSubscriber({ subscriptions: [again] }));
      await harness.bus.publish(anEnvelope({ name: 'next' }));
      expect(await handled.reached(2)).toEqual(['in flight', 'next']);
    });
  });
}

async function turns(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await nextTurn();
  }
}

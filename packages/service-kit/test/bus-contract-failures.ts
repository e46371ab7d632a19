import type { Envelope } from '@marquee/contracts/message';
import type { Attempt, AttemptNumber } from '../src/messaging/bus.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';
import { createRecorder, recordDeadLetters } from './bus-recorder.ts';
import { aSubscriber, aSubscription } from './bus-subscriptions.ts';
import type { BusHarness } from './bus-subscriptions.ts';

export function describeBusFailures(adapter: string, open: () => Promise<BusHarness>): void {
  describe(`bus contract: ${adapter}: failures`, () => {
    let harness: BusHarness;

    beforeEach(async () => {
      harness = await open();
    });

    afterEach(() => harness.close());

    test('when a handler fails twice and then succeeds, then the message is handled and not dead-lettered', async () => {
      const attempts = createRecorder<Envelope>();
      const { storeDeadLetter, deadLetters } = recordDeadLetters();
      const outcomes: string[] = [];
      const numbers: (AttemptNumber | undefined)[] = [];
      const flaky = aSubscription('kit.flaky', (envelope, number) => {
        attempts.add(envelope);
        numbers.push(number);
        failIf(attempts.entries.length < 3);
      });
      const onAttempt = ({ queue, outcome }: Attempt) => outcomes.push(`${queue} ${outcome}`);
      await harness.bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions: [flaky], onAttempt }));

      await harness.bus.publish(anEnvelope({ name: 'third time' }));

      expect((await attempts.reached(3)).map(nameOf)).toEqual(['third time', 'third time', 'third time']);
      await harness.bus.stop();
      expect([attempts.entries.length, deadLetters.entries]).toEqual([3, []]);
      expect(outcomes).toEqual(['kit.flaky retried', 'kit.flaky retried', 'kit.flaky handled']);
      expect(numbers).toEqual([1, 2, 3].map((attempt) => ({ attempt, ofAttempts: 5 })));
    });

    test('when a handler always fails, then the message is dead-lettered with the reason after 5 attempts', async () => {
      const attempts = createRecorder<Envelope>();
      const { storeDeadLetter, deadLetters } = recordDeadLetters();
      const broken = aSubscription('kit.broken', (envelope) => {
        attempts.add(envelope);
        failIf(true);
      });
      const envelope = anEnvelope({ name: 'hopeless' });
      await harness.bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions: [broken] }));

      await harness.bus.publish(envelope);

      const [failure] = await deadLetters.reached(1);
      expect(failure).toMatchObject({ queue: 'kit.broken', reason: 'the handler failed' });
      expect(JSON.parse(failure?.content ?? '')).toEqual(envelope);
      expect(attempts.entries).toHaveLength(5);
    });

    test('when the payload is invalid, then the message is dead-lettered at once and never handled', async () => {
      const handled = createRecorder<Envelope>();
      const { storeDeadLetter, deadLetters } = recordDeadLetters();
      const outcomes = createRecorder<string>();
      const strict = aSubscription('kit.strict', handled.add);
      const onAttempt = ({ outcome }: Attempt) => {
        outcomes.add(outcome);
      };
      await harness.bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions: [strict], onAttempt }));

      await harness.bus.publish({ ...anEnvelope({ name: 'x' }), payload: { name: 42 } });

      const [failure] = await deadLetters.reached(1);
      expect(failure?.reason).toMatch(/^invalid payload: name /);
      expect(await outcomes.reached(1)).toEqual(['parked']);
      expect(handled.entries).toEqual([]);
    });

    test('when one message always fails, then other messages are still handled', async () => {
      const handled = createRecorder<string>();
      const { storeDeadLetter, deadLetters } = recordDeadLetters();
      const picky = aSubscription('kit.broken', (envelope) => {
        failIf(nameOf(envelope) === 'hopeless');
        handled.add(nameOf(envelope));
      });
      await harness.bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions: [picky] }));

      await Promise.all(['a', 'hopeless', 'b'].map((name) => harness.bus.publish(anEnvelope({ name }))));

      expect((await handled.reached(2)).toSorted()).toEqual(['a', 'b']);
      await deadLetters.reached(1);
    });
  });
}

function failIf(broken: boolean): void {
  if (broken) {
    throw new Error('the handler failed');
  }
}

import { anEnvelope } from './bus-messages.ts';
import { createRecorder, recordDeadLetters } from './bus-recorder.ts';
import { aSubscriber, aSubscription, recordNames } from './bus-subscriptions.ts';
import type { BusHarness } from './bus-subscriptions.ts';

export function describeRepublish(adapter: string, open: () => Promise<BusHarness>): void {
  describe(`bus contract: ${adapter}: redriving`, () => {
    let harness: BusHarness;

    beforeEach(async () => {
      harness = await open();
    });

    afterEach(() => harness.close());

    test('when a message is redriven to a queue, then only that queue gets the message', async () => {
      const mail = createRecorder<string>();
      const calendar = createRecorder<string>();
      const subscriptions = [
        aSubscription('kit.mail', recordNames(mail)),
        aSubscription('kit.calendar', recordNames(calendar)),
      ];
      await harness.bus.subscribe(aSubscriber({ subscriptions }));
      const content = JSON.stringify(anEnvelope({ name: 'second chance' }));

      await harness.bus.republish('kit.mail', { content, encoding: 'utf8' });

      expect(await mail.reached(1)).toEqual(['second chance']);
      await harness.bus.stop();
      expect(calendar.entries).toEqual([]);
    });

    test('when a redriven message fails again, then it is tried 5 times and dead-lettered again', async () => {
      const { storeDeadLetter, deadLetters } = recordDeadLetters();
      const broken = aSubscription('kit.broken', () => Promise.reject(new Error('still broken')));
      await harness.bus.subscribe(aSubscriber({ storeDeadLetter, subscriptions: [broken] }));
      const content = JSON.stringify(anEnvelope({ name: 'hopeless' }));

      await harness.bus.republish('kit.broken', { content, encoding: 'utf8' });

      const [failure] = await deadLetters.reached(1);
      expect(failure).toMatchObject({ content, encoding: 'utf8', reason: 'still broken', attempts: 5 });
    });

    test('when the content is not text, then the message is dead-lettered with the same bytes', async () => {
      const { storeDeadLetter, deadLetters } = recordDeadLetters();
      await harness.bus.subscribe(
        aSubscriber({ storeDeadLetter, subscriptions: [aSubscription('kit.strict', () => undefined)] }),
      );
      const content = Buffer.from([0xff, 0xfe, 0x00, 0x7b]).toString('base64');

      await harness.bus.republish('kit.strict', { content, encoding: 'base64' });

      const [failure] = await deadLetters.reached(1);
      expect(failure).toMatchObject({ content, encoding: 'base64', attempts: 1 });
    });

    test('when no consumer has the queue, then redriving is rejected', async () => {
      const republished = harness.bus.republish('kit.gone', { content: '{}', encoding: 'utf8' });

      await expect(republished).rejects.toThrow('kit.gone');
    });
  });
}

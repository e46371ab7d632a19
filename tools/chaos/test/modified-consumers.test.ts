import type { Failure } from '@marquee/service-kit/messaging/bus';
import { deliverInProcess } from '@marquee/service-kit/messaging/deliver-in-process';

import { findingsIn, kindsIn } from './check-kit.ts';
import { accepted, consumersOfOneEvent, created, onTheWire } from './modified-consumers-kit.ts';

/** Faults beyond those of R2: the tests modify the real consumers and run the checker on the results. */
describe('a consumer of the events service', () => {
  test('when nothing is modified, then repeated messages lead to no finding', async () => {
    const { book, propose, found } = consumersOfOneEvent();

    await propose.handle(created);
    await book.handle(accepted);
    await book.handle(accepted);
    await propose.handle(created);

    expect(findingsIn({ found: { events: [found()] } })).toEqual([]);
  });

  test('when the consumer forgets which quotes it has handled, then a repeated acceptance is a duplicate', async () => {
    const { book, propose, found } = consumersOfOneEvent({
      seen: (event) => ({ ...event, acceptedQuoteId: null }),
    });

    await propose.handle(created);
    await book.handle(accepted);
    await book.handle(accepted);

    expect(kindsIn({ found: { events: [found()] } })).toContain('duplicate');
  });

  test('when the consumer saves over an unseen change, then its step is illegal', async () => {
    const { book, propose, found } = consumersOfOneEvent({ seen: (_kept, first) => first });

    await book.handle(accepted);
    await propose.handle(created);

    expect(kindsIn({ found: { events: [found()] } })).toContain('illegal');
  });
});

describe('a delivery that fails once', () => {
  test('when the delivery is retried, then nothing is dead-lettered', async () => {
    expect(await deadLettersWith([0])).toEqual([]);
  });

  test('when the delivery is not retried, then the checker finds its dead letter', async () => {
    const deadLetters = await deadLettersWith([]);

    expect(kindsIn({ found: { deadLetters } })).toEqual(['dead-letter']);
  });
});

async function deadLettersWith(retryDelays: readonly number[]) {
  const failures: Failure[] = [];
  let saves = 0;
  const { book: subscription } = consumersOfOneEvent({
    beforeSave() {
      saves += 1;
      if (saves === 1) {
        throw new Error('the database did not answer');
      }
    },
  });
  const storeDeadLetter = async (failure: Failure): Promise<void> => void failures.push(failure);
  const consumer = { subscription, storeDeadLetter, stopping: new AbortController() };
  await deliverInProcess(consumer, onTheWire(), retryDelays);
  return failures.map(({ queue, reason }) => ({ queue, reason, id: 'parked' }));
}

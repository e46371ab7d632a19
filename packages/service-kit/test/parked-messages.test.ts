import { randomUUID } from 'node:crypto';
import type { Subscription } from '../src/messaging/bus.ts';
import { createParkedMessages } from '../src/messaging/parked-messages.ts';
import type { ParkedMessages } from '../src/messaging/parked-messages.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { refusalOf } from './bookings.ts';
import { aSubscription } from './bus-subscriptions.ts';
import { anEnvelope, nameOf } from './bus-messages.ts';

let database: TestDatabase;
let parkedMessages: ParkedMessages;
const clock = createTestClock();

beforeEach(async () => {
  database = await openTestDatabase('parked');
  parkedMessages = createParkedMessages(database.connection, clock.now);
  await parkedMessages.init();
});

afterEach(() => database.drop());

describe('parked messages', () => {
  test('when messages are parked, then they are listed oldest first with their reasons', async () => {
    await park('first');
    clock.advance({ minutes: 1 });
    await park('second');

    const listed = await parkedMessages.list();

    expect(listed).toMatchObject([{ content: 'first', reason: 'broken' }, { content: 'second' }]);
    expect(await parkedMessages.count()).toBe(2);
  });

  test('when one is parked again, then it is kept once', async () => {
    const first = await park('twice');

    const second = await park('twice');

    expect(second).toBe(first);
    expect(await parkedMessages.count()).toBe(1);
  });

  test('when another queue could not handle the same content, then each has its own', async () => {
    await park('shared');

    await parkedMessages.park({ queue: 'kit.calendar', content: 'shared', reason: 'broken' });

    expect(await parkedMessages.count()).toBe(2);
  });

  test('when one is redriven and handled now, then it is gone', async () => {
    const handled: string[] = [];
    const id = await park(JSON.stringify(anEnvelope({ name: 'second chance' })));

    await parkedMessages.redrive(id, [
      aSubscription('kit.mail', (envelope) => void handled.push(nameOf(envelope))),
    ]);

    expect(handled).toEqual(['second chance']);
    expect(await parkedMessages.count()).toBe(0);
  });

  test('when it fails again, then it stays with the new reason', async () => {
    const id = await park(JSON.stringify(anEnvelope({ name: 'hopeless' })));
    const failing = aSubscription('kit.mail', () => Promise.reject(new Error('still broken')));

    const refusal = await refusalOf(parkedMessages.redrive(id, [failing]));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'redrive_failed' });
    expect(await parkedMessages.get(id)).toMatchObject({ reason: 'still broken' });
  });

  test.each([
    ['nobody consumes its queue', [] as Subscription[], /nobody consumes/],
    ['it is no envelope', [aSubscription('kit.mail', () => undefined)], /invalid envelope/],
  ])('when %s, then redriving says so', async (_case, subscriptions, reason) => {
    const id = await park('not an envelope');

    const refusal = await refusalOf(parkedMessages.redrive(id, subscriptions));

    expect(refusal.message).toMatch(reason);
  });

  test('when one is dropped, then it is gone, and unknown ones are not found', async () => {
    const id = await park('unwanted');

    await parkedMessages.drop(id);

    expect(await refusalOf(parkedMessages.get(id))).toMatchObject({ kind: 'not-found' });
    expect(await refusalOf(parkedMessages.redrive(randomUUID(), []))).toMatchObject({ kind: 'not-found' });
  });
});

async function park(content: string): Promise<string> {
  await parkedMessages.park({ queue: 'kit.mail', content, reason: 'broken' });
  const parked = (await parkedMessages.list()).find((message) => message.content === content);
  return parked?.id ?? '';
}

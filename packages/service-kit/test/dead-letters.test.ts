import { rejectionOf } from '../src/test-kit/refusal-of.ts';
import { aFailure, openDeadLetterFixture, operator } from './dead-letter-fixture.ts';
import type { DeadLetterFixture } from './dead-letter-fixture.ts';

let fixture: DeadLetterFixture;

beforeEach(async () => {
  fixture = await openDeadLetterFixture();
});

afterEach(() => fixture.drop());

const decision = { by: operator, reason: 'an old test message' };

describe('dead-lettering a message', () => {
  test('when messages are dead-lettered, then the list has them, oldest first, with reason and attempts', async () => {
    await fixture.add({ content: 'first', attempts: 5 });
    fixture.clock.advance({ minutes: 1 });
    await fixture.add({ content: 'second' });

    const listed = await fixture.deadLetters.list();

    expect(listed).toMatchObject([
      { content: 'first', reason: 'broken', attempts: 5, timesParked: 1 },
      { content: 'second' },
    ]);
    expect(await fixture.deadLetters.list()).toHaveLength(2);
  });

  test('when a message is dead-lettered twice, then it is stored once', async () => {
    const first = await fixture.add({ content: 'twice' });

    const second = await fixture.deadLetters.add(aFailure({ content: 'twice' }));

    expect([first, second]).toEqual([expect.stringMatching(/./), null]);
    expect(await fixture.deadLetters.list()).toMatchObject([{ timesParked: 1 }]);
  });

  test('when two queues could not handle the same content, then each queue has a dead letter', async () => {
    await fixture.add({ content: 'shared' });
    await fixture.add({ content: 'shared', queue: 'kit.calendar' });

    const counts = await fixture.deadLetters.countByQueue();

    expect([...counts].toSorted()).toEqual([
      ['kit.calendar', 1],
      ['kit.mail', 1],
    ]);
  });

  test('when a page of one queue is read, then the page has only dead letters of that queue, newest first', async () => {
    for (const content of ['one', 'two', 'three']) {
      await fixture.add({ content });
      fixture.clock.advance({ seconds: 1 });
    }
    await fixture.add({ content: 'elsewhere', queue: 'kit.calendar' });

    const first = await fixture.deadLetters.page({
      queue: 'kit.mail',
      page: { status: 'parked', limit: '2' },
    });
    const after = first.next ?? '';
    const second = await fixture.deadLetters.page({ queue: 'kit.mail', page: { status: 'parked', after } });

    expect(first).toMatchObject({ total: 3, rows: [{ content: 'three' }, { content: 'two' }] });
    expect(second).toMatchObject({ rows: [{ content: 'one' }], next: null });
  });
});

describe('dropping a dead letter', () => {
  test('when it is dropped, then it is no longer listed, and operator, time and reason are stored', async () => {
    const id = await fixture.add();
    fixture.clock.advance({ hours: 1 });

    await fixture.deadLetters.drop(id, decision);

    expect(await fixture.deadLetters.list()).toEqual([]);
    expect(await fixture.deadLetters.find(id)).toMatchObject({
      status: 'dropped',
      content: 'not an envelope',
    });
    expect(await fixture.deadLetters.history(id)).toMatchObject([
      { type: 'parked', by: null, reason: 'broken' },
      { type: 'dropped', by: operator, reason: 'an old test message', at: fixture.clock.now() },
    ]);
  });

  test('when it is dropped twice, then only the first decision is stored', async () => {
    const id = await fixture.add();
    await fixture.deadLetters.drop(id, decision);

    await fixture.deadLetters.drop(id, { by: operator, reason: 'again' });

    expect(await fixture.deadLetters.history(id)).toHaveLength(2);
  });

  test('when it was already redriven, then dropping it is rejected', async () => {
    const id = await fixture.add();
    await fixture.deadLetters.redrive(id, operator);

    const refusal = await rejectionOf(fixture.deadLetters.drop(id, decision));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'message_was_redriven' });
  });

  test('when it does not exist, then the error is “not found”', async () => {
    const refusal = await rejectionOf(fixture.deadLetters.drop('unknown', decision));

    expect(refusal).toMatchObject({ kind: 'not-found', code: 'message_not_found' });
  });

  test('when the same delivery is reported again, then the dead letter stays dropped', async () => {
    const id = await fixture.add({ deliveryId: 'delivery-1' });
    await fixture.deadLetters.drop(id, decision);

    await fixture.deadLetters.add(aFailure({ deliveryId: 'delivery-1' }));

    expect(await fixture.deadLetters.find(id)).toMatchObject({ status: 'dropped' });
  });

  test('when the same content fails again, then it is a dead letter again, with its whole history', async () => {
    const id = await fixture.add({ deliveryId: 'delivery-1' });
    await fixture.deadLetters.drop(id, decision);

    await fixture.deadLetters.add(aFailure({ deliveryId: 'delivery-2', reason: 'still broken' }));

    expect(await fixture.deadLetters.find(id)).toMatchObject({ status: 'parked', timesParked: 2 });
    expect((await fixture.deadLetters.history(id)).map(({ type }) => type)).toEqual([
      'parked',
      'dropped',
      'parked',
    ]);
  });
});

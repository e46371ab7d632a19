import { rejectionOf } from '../src/test-kit/refusal-of.ts';
import { createGate } from './bus-recorder.ts';
import { aFailure, openDeadLetterFixture, operator } from './dead-letter-fixture.ts';
import type { DeadLetterFixture } from './dead-letter-fixture.ts';

let fixture: DeadLetterFixture;

beforeEach(async () => {
  fixture = await openDeadLetterFixture();
});

afterEach(() => fixture.drop());

describe('redriving one message', () => {
  test('when it is redriven, then its content is published to its queue, and the message is no longer listed', async () => {
    const id = await fixture.add({ content: 'second chance' });

    const redriven = await fixture.deadLetters.redrive(id, operator);

    expect(redriven).toMatchObject({ status: 'redriven' });
    expect(fixture.republished).toEqual([{ queue: 'kit.mail', content: 'second chance' }]);
    expect(await fixture.deadLetters.list()).toEqual([]);
    expect(await fixture.deadLetters.history(id)).toMatchObject([
      { type: 'parked' },
      { type: 'taken', by: operator },
      { type: 'redriven', by: operator },
    ]);
  });

  test('when it is redriven again, then it is not published twice', async () => {
    const id = await fixture.add();
    await fixture.deadLetters.redrive(id, operator);

    const again = await fixture.deadLetters.redrive(id, operator);

    expect(again).toMatchObject({ status: 'redriven' });
    expect(fixture.republished).toHaveLength(1);
  });

  test('when many calls redrive it at the same time, then it is published once', async () => {
    const id = await fixture.add();

    await Promise.allSettled(Array.from({ length: 20 }, () => fixture.deadLetters.redrive(id, operator)));

    expect(fixture.republished).toHaveLength(1);
    expect(await fixture.deadLetters.find(id)).toMatchObject({ status: 'redriven' });
  });

  test('when it fails again during the redrive, then it is a dead letter again, with the new reason', async () => {
    const id = await fixture.add();
    fixture.onRepublish(() => fixture.deadLetters.add(aFailure({ reason: 'still broken' })));

    const redriven = await fixture.deadLetters.redrive(id, operator);

    expect(redriven).toMatchObject({ status: 'parked', reason: 'still broken', timesParked: 2 });
  });

  test('when it fails again later, then it is a dead letter again and can be redriven again', async () => {
    const id = await fixture.add();
    await fixture.deadLetters.redrive(id, operator);
    await fixture.deadLetters.add(aFailure({ reason: 'still broken' }));

    await fixture.deadLetters.redrive(id, operator);

    expect(fixture.republished).toHaveLength(2);
    expect(await fixture.deadLetters.find(id)).toMatchObject({ status: 'redriven', timesParked: 2 });
  });

  test('when the broker is unavailable, then the message stays a dead letter, and a later redrive succeeds; the history has both redrives', async () => {
    const id = await fixture.add();
    fixture.onRepublish(() => Promise.reject(new Error('not connected to the broker')));
    const refusal = await rejectionOf(fixture.deadLetters.redrive(id, operator));
    fixture.onRepublish(async () => undefined);

    await fixture.deadLetters.redrive(id, operator);

    expect(refusal).toMatchObject({ kind: 'unavailable', code: 'not_handed_back' });
    expect((await fixture.deadLetters.history(id)).map(({ type }) => type)).toEqual([
      'parked',
      'taken',
      'not-handed-back',
      'taken',
      'redriven',
    ]);
  });

  test('when the process crashes during a redrive, then the message can be redriven again after the lease of half a minute', async () => {
    const id = await fixture.add();
    const gate = createGate();
    fixture.onRepublish(gate.arrive);
    const interrupted = fixture.deadLetters.redrive(id, operator);
    await gate.arrived;
    const refusal = await rejectionOf(fixture.deadLetters.redrive(id, operator));
    const history = await fixture.deadLetters.history(id);
    fixture.clock.advance({ seconds: 31 });
    fixture.onRepublish(async () => undefined);

    const free = await fixture.deadLetters.redrive(id, operator);
    gate.open();

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'message_in_hand' });
    expect(history.map(({ type }) => type)).toEqual(['parked', 'taken']);
    expect(free).toMatchObject({ status: 'redriven' });
    expect(await interrupted).toMatchObject({ status: 'redriven' });
  });

  test.each(['dropped', 'unknown'])('when the message is %s, then the redrive is rejected', async (which) => {
    const id = await fixture.add();
    await fixture.deadLetters.drop(id, { by: operator, reason: 'unwanted' });

    const refusal = await rejectionOf(
      fixture.deadLetters.redrive(which === 'unknown' ? 'unknown' : id, operator),
    );

    expect(refusal.code).toBe(which === 'unknown' ? 'message_not_found' : 'message_was_dropped');
    expect(fixture.republished).toEqual([]);
  });
});

describe('redriving many messages', () => {
  test('when a queue is named, then only the messages of that queue are redriven, oldest first', async () => {
    const contents = Array.from({ length: 12 }, (_, index) => `number ${index}`);
    for (const content of contents) {
      await fixture.add({ content });
      fixture.clock.advance({ seconds: 1 });
    }
    await fixture.add({ content: 'elsewhere', queue: 'kit.calendar' });

    const sum = await fixture.deadLetters.redriveMany({ queue: 'kit.mail' }, operator);

    expect(sum).toMatchObject({ redriven: 12, failedAgain: 0, left: 0 });
    expect(fixture.republished.map(({ content }) => content)).toEqual(contents);
  });

  test('when some messages fail again, then they are counted and not redriven twice', async () => {
    await fixture.add({ content: 'good' });
    await fixture.add({ content: 'bad' });
    fixture.onRepublish(async (_queue, content) => {
      fixture.clock.advance({ seconds: 1 });
      await (content === 'bad' ? fixture.deadLetters.add(aFailure({ content })) : undefined);
    });

    const sum = await fixture.deadLetters.redriveMany({}, operator);

    expect(sum).toMatchObject({ redriven: 1, failedAgain: 1, left: 0 });
    expect(fixture.republished).toHaveLength(2);
  });

  test('when there are more messages than one call redrives, then the result states how many are left', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => fixture.deadLetters.add(aFailure({ content: `${index}` }))),
    );
    fixture.onRepublish(async () => {
      fixture.clock.advance({ seconds: 4 });
    });

    const first = await fixture.deadLetters.redriveMany({}, operator);
    fixture.onRepublish(async () => undefined);
    const second = await fixture.deadLetters.redriveMany({ before: first.before }, operator);

    expect(first).toMatchObject({ redriven: 1, left: 39 });
    expect(second).toMatchObject({ redriven: 39, left: 0 });
  });
});

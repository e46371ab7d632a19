import { refusalOf } from './bookings.ts';
import { createGate } from './bus-recorder.ts';
import { aFailure, openParked, operator } from './parked-fixture.ts';
import type { ParkedFixture } from './parked-fixture.ts';

let fixture: ParkedFixture;

beforeEach(async () => {
  fixture = await openParked();
});

afterEach(() => fixture.drop());

describe('redriving one message', () => {
  test('when it is redriven, then its content returns to its queue and it no longer waits', async () => {
    const id = await fixture.park({ content: 'second chance' });

    const redriven = await fixture.parked.redrive(id, operator);

    expect(redriven).toMatchObject({ status: 'redriven' });
    expect(fixture.handedBack).toEqual([{ queue: 'kit.mail', content: 'second chance' }]);
    expect(await fixture.parked.list()).toEqual([]);
    expect(await fixture.parked.history(id)).toMatchObject([
      { type: 'parked' },
      { type: 'taken', by: operator },
      { type: 'redriven', by: operator },
    ]);
  });

  test('when it is redriven again, then it is not published twice', async () => {
    const id = await fixture.park();
    await fixture.parked.redrive(id, operator);

    const again = await fixture.parked.redrive(id, operator);

    expect(again).toMatchObject({ status: 'redriven' });
    expect(fixture.handedBack).toHaveLength(1);
  });

  test('when many redrive at the same time, then it is published once', async () => {
    const id = await fixture.park();

    await Promise.allSettled(Array.from({ length: 20 }, () => fixture.parked.redrive(id, operator)));

    expect(fixture.handedBack).toHaveLength(1);
    expect(await fixture.parked.find(id)).toMatchObject({ status: 'redriven' });
  });

  test('when it fails again before the response, then it waits again with the new reason', async () => {
    const id = await fixture.park();
    fixture.whenHandedBack(() => fixture.parked.park(aFailure({ reason: 'still broken' })));

    const redriven = await fixture.parked.redrive(id, operator);

    expect(redriven).toMatchObject({ status: 'parked', reason: 'still broken', timesParked: 2 });
  });

  test('when it fails again later, then it waits again and can be redriven once more', async () => {
    const id = await fixture.park();
    await fixture.parked.redrive(id, operator);
    await fixture.parked.park(aFailure({ reason: 'still broken' }));

    await fixture.parked.redrive(id, operator);

    expect(fixture.handedBack).toHaveLength(2);
    expect(await fixture.parked.find(id)).toMatchObject({ status: 'redriven', timesParked: 2 });
  });

  test('when the broker is unavailable, then it stays dead-lettered, that is on record, and the next try works', async () => {
    const id = await fixture.park();
    fixture.whenHandedBack(() => Promise.reject(new Error('not connected to the broker')));
    const refusal = await refusalOf(fixture.parked.redrive(id, operator));
    fixture.whenHandedBack(async () => undefined);

    await fixture.parked.redrive(id, operator);

    expect(refusal).toMatchObject({ kind: 'unavailable', code: 'not_handed_back' });
    expect((await fixture.parked.history(id)).map(({ type }) => type)).toEqual([
      'parked',
      'taken',
      'not-handed-back',
      'taken',
      'redriven',
    ]);
  });

  test('when the process crashes in between, then the lease lasts half a minute and ends', async () => {
    const id = await fixture.park();
    const gate = createGate();
    fixture.whenHandedBack(gate.arrive);
    const interrupted = fixture.parked.redrive(id, operator);
    await gate.arrived;
    const refusal = await refusalOf(fixture.parked.redrive(id, operator));
    const history = await fixture.parked.history(id);
    fixture.clock.advance({ seconds: 31 });
    fixture.whenHandedBack(async () => undefined);

    const free = await fixture.parked.redrive(id, operator);
    gate.open();

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'message_in_hand' });
    expect(history.map(({ type }) => type)).toEqual(['parked', 'taken']);
    expect(free).toMatchObject({ status: 'redriven' });
    expect(await interrupted).toMatchObject({ status: 'redriven' });
  });

  test.each(['dropped', 'unknown'])('when it is %s, then it is rejected', async (which) => {
    const id = await fixture.park();
    await fixture.parked.drop(id, { by: operator, reason: 'unwanted' });

    const refusal = await refusalOf(fixture.parked.redrive(which === 'unknown' ? 'unknown' : id, operator));

    expect(refusal.code).toBe(which === 'unknown' ? 'message_not_found' : 'message_was_dropped');
    expect(fixture.handedBack).toEqual([]);
  });
});

describe('redriving many messages', () => {
  test('when a queue is named, then all of it is redriven, oldest first, and no other queue', async () => {
    const contents = Array.from({ length: 12 }, (_, index) => `number ${index}`);
    for (const content of contents) {
      await fixture.park({ content });
      fixture.clock.advance({ seconds: 1 });
    }
    await fixture.park({ content: 'elsewhere', queue: 'kit.calendar' });

    const sum = await fixture.parked.redriveMany({ queue: 'kit.mail' }, operator);

    expect(sum).toMatchObject({ redriven: 12, failedAgain: 0, left: 0 });
    expect(fixture.handedBack.map(({ content }) => content)).toEqual(contents);
  });

  test('when some fail again, then they are counted and not tried twice', async () => {
    await fixture.park({ content: 'good' });
    await fixture.park({ content: 'bad' });
    fixture.whenHandedBack(async (_queue, content) => {
      fixture.clock.advance({ seconds: 1 });
      await (content === 'bad' ? fixture.parked.park(aFailure({ content })) : undefined);
    });

    const sum = await fixture.parked.redriveMany({}, operator);

    expect(sum).toMatchObject({ redriven: 1, failedAgain: 1, left: 0 });
    expect(fixture.handedBack).toHaveLength(2);
  });

  test('when there are more than fit into a call, then the answer states how many are left', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => fixture.parked.park(aFailure({ content: `${index}` }))),
    );
    fixture.whenHandedBack(async () => {
      fixture.clock.advance({ seconds: 4 });
    });

    const first = await fixture.parked.redriveMany({}, operator);
    fixture.whenHandedBack(async () => undefined);
    const second = await fixture.parked.redriveMany({ before: first.before }, operator);

    expect(first).toMatchObject({ redriven: 1, left: 39 });
    expect(second).toMatchObject({ redriven: 39, left: 0 });
  });
});

import type { Outbox } from '../src/store/outbox.ts';
import { aBooking, aCommit } from './bookings.ts';
import type { Booking } from './bookings.ts';
import { createGate, createRecorder } from './bus-recorder.ts';
import { nameOf } from './bus-messages.ts';
import { naming } from './outbox-fixture.ts';
import { openRelayFixture } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: what it takes with its commit', () => {
  test('when something is committed, then it is published and settled without being looked for or leased', async () => {
    const { outbox, acts } = overheard(fixture.bookings.outbox);
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [outbox] });
    relay.start();
    await acts.reached(1);

    const booking = await fixture.insertTelling('made');
    await acts.reached(2);
    await fixture.saveTelling(booking, 'changed');
    await acts.reached(3);

    expect(acts.entries).toEqual(['pending', 'settle', 'settle']);
    expect(fixture.publishedNames()).toEqual(['made', 'changed']);
    expect(await fixture.pendingNames()).toEqual([]);
    await relay.stop();
  });

  test.each([
    ['made', (booking: Booking) => fixture.bookings.insert(booking, aCommit({ messages: [naming('held')] }))],
    [
      'changed',
      async (booking: Booking) => {
        await fixture.bookings.insert(booking, aCommit());
        await fixture.saveTelling(booking, 'held');
      },
    ],
  ])(
    'when one is %s and not published yet, then nobody else finds it, until whoever committed it must be dead',
    async (_how, commit) => {
      const { bus, clock, bookings } = fixture;
      const relay = fixture.aRelay({ pollMs: 60_000 });
      relay.start();
      bus.holdBack();
      const booking = aBooking();
      await commit(booking);
      await bus.heldBack(1);
      const findFree = () => bookings.outbox.pending(10, { freeAt: clock.now(), except: [] });

      const foundAtOnce = await findFree();
      clock.advance({ seconds: 3 });

      expect(foundAtOnce).toEqual([]);
      expect(await findFree()).toMatchObject([{ id: booking.id }]);
      bus.letThrough();
      await relay.stop();
    },
  );

  test('when another relay is at work on what was told before, then what is committed does not overtake it', async () => {
    const { clock, bookings } = fixture;
    const booking = await fixture.insertTelling('one');
    await bookings.outbox.lease(await fixture.onlyPending(), new Date(clock.now().getTime() + 15_000));
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();

    await fixture.saveTelling(booking, 'two');
    await relay.flush();

    expect(fixture.publishedNames()).toEqual([]);
    expect(await fixture.pendingNames()).toEqual(['one', 'two']);
    await relay.stop();
  });

  test('when somebody else was faster, then the commit is refused and nothing of it is published', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    const booking = await fixture.insertTelling('one');
    await fixture.saveTelling(booking, 'two');

    await expect(fixture.saveTelling(booking, 'late')).rejects.toMatchObject({ code: 'booking_was_changed' });

    await relay.stop();
    expect(fixture.publishedNames()).toEqual(['one', 'two']);
  });

  test('when the bus is not ready, then what is committed is nobody’s', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    fixture.bus.ready = false;

    await fixture.insertTelling('kept');

    expect(await fixture.onlyPending()).toMatchObject({ leasedUntil: null });
    await relay.stop();
  });

  test('when the relay has stopped, then what is committed is nobody’s', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    await relay.stop();

    await fixture.insertTelling('kept');

    expect(await fixture.onlyPending()).toMatchObject({ leasedUntil: null });
  });

  test('when publishing has failed, then what is committed next waits with it instead of being tried at once', async () => {
    const { bus } = fixture;
    const { outbox, acts } = overheard(fixture.bookings.outbox);
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [outbox] });
    relay.start();
    await acts.reached(1);
    bus.failOn(() => true);
    const failed = await fixture.insertTelling('failed');
    await acts.reached(2);
    // A way to the database and back: the failure has been noted.
    await fixture.documentOf(failed.id);

    const { id } = await fixture.insertTelling('next');

    expect(await fixture.documentOf(id)).not.toHaveProperty('outboxLeasedUntil');
    bus.failOn(() => false);
    await relay.stop();
  });

  test('when it is taken again before the answer of its settling is here, then it stays at work', async () => {
    const { bus, bookings } = fixture;
    const answer = createGate();
    const { outbox, excepted } = slowToAnswer(bookings.outbox, answer.arrive);
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [outbox] });
    relay.start();
    const booking = await fixture.insertTelling('one');
    await answer.arrived;
    bus.holdBack();
    await fixture.saveTelling(booking, 'two');
    expect((await bus.heldBack(2)).map(nameOf)).toEqual(['one', 'two']);
    answer.open();
    // A way to the database and back: the answer has been heard.
    await fixture.documentOf(booking.id);

    const flushed = relay.flush();
    bus.letThrough();
    await flushed;

    expect(excepted.at(-2)).toEqual([booking.id]);
    expect(fixture.publishedNames()).toEqual(['one', 'two']);
    await relay.stop();
  });
});

function overheard(outbox: Outbox) {
  const acts = createRecorder<string>();
  const told = async <Answer>(act: string, answer: Promise<Answer>): Promise<Answer> => {
    const answered = await answer;
    acts.add(act);
    return answered;
  };
  return {
    acts,
    outbox: {
      ...outbox,
      pending: (...asked) => told('pending', outbox.pending(...asked)),
      lease: (...asked) => told('lease', outbox.lease(...asked)),
      settle: (...asked) => told('settle', outbox.settle(...asked)),
    } satisfies Outbox,
  };
}

/** The answer of each settling waits. */
function slowToAnswer(outbox: Outbox, arrive: () => Promise<void>) {
  const excepted: (readonly string[])[] = [];
  return {
    excepted,
    outbox: {
      ...outbox,
      pending(limit, among) {
        excepted.push(among?.except ?? []);
        return outbox.pending(limit, among);
      },
      async settle(...asked) {
        const answer = await outbox.settle(...asked);
        await arrive();
        return answer;
      },
    } satisfies Outbox,
  };
}

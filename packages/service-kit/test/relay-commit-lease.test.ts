import type { Outbox } from '../src/store/outbox.ts';
import { aBooking, aCommit } from './bookings.ts';
import type { Booking } from './bookings.ts';
import { createGate } from './bus-recorder.ts';
import { nameOf } from './bus-messages.ts';
import { aNameMessage } from './outbox-fixture.ts';
import { openRelayFixture, recordOutboxCalls } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: documents leased with their commit', () => {
  test('when a document is committed, then it is published and settled without a read or a separate lease', async () => {
    const { outbox, calls } = recordOutboxCalls(fixture.bookings.outbox);
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [outbox] });
    relay.start();
    await calls.reached(1);

    const booking = await fixture.insertWithMessage('made');
    await calls.reached(2);
    // Waits for one more database round trip, after which the answer to the first settling has arrived too.
    await fixture.documentOf(booking.id);
    await fixture.saveWithMessage(booking, 'changed');
    await calls.reached(3);

    expect(calls.entries).toEqual(['pending', 'settle', 'settle']);
    expect(fixture.publishedNames()).toEqual(['made', 'changed']);
    expect(await fixture.pendingNames()).toEqual([]);
    await relay.stop();
  });

  test.each([
    [
      'made',
      (booking: Booking) => fixture.bookings.insert(booking, aCommit({ messages: [aNameMessage('held')] })),
    ],
    [
      'changed',
      async (booking: Booking) => {
        await fixture.bookings.insert(booking, aCommit());
        await fixture.saveWithMessage(booking, 'held');
      },
    ],
  ])(
    'when a document is %s and not published yet, then no other relay finds it before the lease of its process expires',
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

  test('when another relay is publishing earlier messages, then the new commit does not overtake them', async () => {
    const { clock, bookings } = fixture;
    const booking = await fixture.insertWithMessage('one');
    await bookings.outbox.lease(await fixture.onlyPending(), new Date(clock.now().getTime() + 15_000));
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();

    await fixture.saveWithMessage(booking, 'two');
    await relay.flush();

    expect(fixture.publishedNames()).toEqual([]);
    expect(await fixture.pendingNames()).toEqual(['one', 'two']);
    await relay.stop();
  });

  test('when another writer was faster, then the commit is rejected and its messages are not published', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    const booking = await fixture.insertWithMessage('one');
    await fixture.saveWithMessage(booking, 'two');

    await expect(fixture.saveWithMessage(booking, 'late')).rejects.toMatchObject({
      code: 'booking_was_changed',
    });

    await relay.stop();
    expect(fixture.publishedNames()).toEqual(['one', 'two']);
  });

  test('when messages are added before the answer to settling arrives, then they are published without waiting for the poll', async () => {
    const { bus, bookings } = fixture;
    const answer = createGate();
    const slowToAnswer: Outbox = {
      ...bookings.outbox,
      async settle(...asked) {
        const settled = await bookings.outbox.settle(...asked);
        await answer.arrive();
        return settled;
      },
    };
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [slowToAnswer] });
    relay.start();
    const booking = await fixture.insertWithMessage('one');
    await answer.arrived;
    await fixture.saveWithMessage(booking, 'two');

    answer.open();

    expect((await bus.reached(2)).map(nameOf)).toEqual(['one', 'two']);
    await relay.stop();
  });
});

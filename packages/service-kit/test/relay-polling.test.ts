import type { Outbox } from '../src/store/outbox.ts';
import { nameOf } from './bus-messages.ts';
import { openRelayFixture, withoutCommitLease } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: polling', () => {
  test('when a commit takes no lease, then the wake-up makes the relay publish the document without waiting for the poll', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [withoutCommitLease(fixture.bookings.outbox)] });
    relay.start();
    await fixture.insertWithMessage('before');
    await fixture.bus.reached(1);

    await fixture.insertWithMessage('now');

    expect((await fixture.bus.reached(2)).map(nameOf)).toEqual(['before', 'now']);
    await relay.stop();
  });

  test('when messages are added to a document that is being relayed, then they are published without waiting for the poll', async () => {
    const { bus } = fixture;
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    bus.holdBack();
    const booking = await fixture.insertWithMessage('one');
    await bus.heldBack(1);
    await fixture.saveWithMessage(booking, 'two');

    bus.letThrough();

    expect((await bus.reached(2)).map(nameOf)).toEqual(['one', 'two']);
    await relay.stop();
  });

  test('when another process has committed a document, then the poll finds it', async () => {
    const relay = fixture.aRelay({ pollMs: 10 });
    relay.start();
    await fixture.insertWithMessage('before');
    await fixture.bus.reached(1);

    await fixture.insertElsewhere('from elsewhere');

    expect((await fixture.bus.reached(2)).map(nameOf)).toEqual(['before', 'from elsewhere']);
    await relay.stop();
  });

  test('when a commit takes no lease, then the wake-up reads only documents that were never leased', async () => {
    const asked: boolean[] = [];
    const outbox = withoutCommitLease(fixture.bookings.outbox);
    const recordingOutbox: Outbox = {
      ...outbox,
      pending(limit, among) {
        asked.push(among?.freeAt !== undefined);
        return outbox.pending(limit, among);
      },
    };
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [recordingOutbox] });
    relay.start();
    await fixture.insertWithMessage('before');
    await fixture.bus.reached(1);
    const askedBefore = asked.length;
    await fixture.insertWithMessage('now');
    await fixture.bus.reached(2);

    expect(asked[0]).toBe(true);
    expect(new Set(asked.slice(askedBefore))).toEqual(new Set([false]));
    await relay.stop();
  });

  test('when the bus becomes ready, then pending messages are published without waiting for the poll', async () => {
    fixture.bus.ready = false;
    await fixture.insertWithMessage('kept');
    const relay = fixture.aRelay({ pollMs: 60_000, pauseMs: 10 });
    relay.start();

    fixture.bus.ready = true;

    expect((await fixture.bus.reached(1)).map(nameOf)).toEqual(['kept']);
    await relay.stop();
  });

  test('when commits follow one another without a pause, then messages of a crashed relay are still found', async () => {
    await fixture.insertWithMessage('orphan');
    const pending = await fixture.onlyPending();
    await fixture.bookings.outbox.lease(pending, fixture.clock.now());
    fixture.clock.advance({ seconds: 1 });
    const relay = fixture.aRelay({ pollMs: 50, outboxes: [withoutCommitLease(fixture.bookings.outbox)] });
    // A relay that starts publishes existing documents at once. To prevent this, the bus is not ready at that moment.
    fixture.bus.ready = false;
    relay.start();
    fixture.bus.ready = true;

    while (!fixture.publishedNames().includes('orphan')) {
      await fixture.insertWithMessage('one more');
    }

    await relay.stop();
    expect(fixture.publishedNames().filter((name) => name === 'orphan')).toHaveLength(1);
  });

  test('when the relay stops, then it first publishes pending messages', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    await fixture.insertWithMessage('last words');

    await relay.stop();

    expect(fixture.publishedNames()).toEqual(['last words']);
  });

  test('when the bus is not ready, then stopping does not wait for the bus, and the messages stay pending', async () => {
    fixture.bus.ready = false;
    await fixture.insertWithMessage('kept');
    const relay = fixture.aRelay();
    relay.start();

    await relay.stop();

    expect(await fixture.pendingNames()).toEqual(['kept']);
  });
});

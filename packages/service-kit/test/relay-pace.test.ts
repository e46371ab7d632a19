import type { Outbox } from '../src/store/outbox.ts';
import { nameOf } from './bus-messages.ts';
import { openRelayFixture, untaken } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: when it looks', () => {
  test('when something is committed that is not taken, then the nudge has it published without waiting for the poll', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [untaken(fixture.bookings.outbox)] });
    relay.start();
    await fixture.insertTelling('before');
    await fixture.bus.reached(1);

    await fixture.insertTelling('now');

    expect((await fixture.bus.reached(2)).map(nameOf)).toEqual(['before', 'now']);
    await relay.stop();
  });

  test('when more is told of a document that is at work, then it follows without waiting for the poll', async () => {
    const { bus } = fixture;
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    bus.holdBack();
    const booking = await fixture.insertTelling('one');
    await bus.heldBack(1);
    await fixture.saveTelling(booking, 'two');

    bus.letThrough();

    expect((await bus.reached(2)).map(nameOf)).toEqual(['one', 'two']);
    await relay.stop();
  });

  test('when another process has committed, then the poll finds it', async () => {
    const relay = fixture.aRelay({ pollMs: 10 });
    relay.start();
    await fixture.insertTelling('before');
    await fixture.bus.reached(1);

    await fixture.insertElsewhere('from elsewhere');

    expect((await fixture.bus.reached(2)).map(nameOf)).toEqual(['before', 'from elsewhere']);
    await relay.stop();
  });

  test('when something is committed that is not taken, then only what nobody has begun with is looked for', async () => {
    const asked: boolean[] = [];
    const outbox = untaken(fixture.bookings.outbox);
    const overheard: Outbox = {
      ...outbox,
      pending(limit, among) {
        asked.push(among?.freeAt !== undefined);
        return outbox.pending(limit, among);
      },
    };
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [overheard] });
    relay.start();
    await fixture.insertTelling('before');
    await fixture.bus.reached(1);
    const askedBefore = asked.length;
    await fixture.insertTelling('now');
    await fixture.bus.reached(2);

    expect(asked[0]).toBe(true);
    expect(new Set(asked.slice(askedBefore))).toEqual(new Set([false]));
    await relay.stop();
  });

  test('when commits leave no pause, then what a dead relay has left is found all the same', async () => {
    await fixture.insertTelling('orphan');
    const pending = await fixture.onlyPending();
    await fixture.bookings.outbox.lease(pending, fixture.clock.now());
    fixture.clock.advance({ seconds: 1 });
    const relay = fixture.aRelay({ pollMs: 50, outboxes: [untaken(fixture.bookings.outbox)] });
    // What is there when it starts is looked for at once.
    fixture.bus.ready = false;
    relay.start();
    fixture.bus.ready = true;

    while (!fixture.publishedNames().includes('orphan')) {
      await fixture.insertTelling('one more');
    }

    await relay.stop();
    expect(fixture.publishedNames().filter((name) => name === 'orphan')).toHaveLength(1);
  });

  test('when it stops, then what is pending has been published', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    await fixture.insertTelling('last words');

    await relay.stop();

    expect(fixture.publishedNames()).toEqual(['last words']);
  });

  test('when the bus is not ready, then stopping does not wait for it and nothing is lost', async () => {
    fixture.bus.ready = false;
    await fixture.insertTelling('kept');
    const relay = fixture.aRelay();
    relay.start();

    await relay.stop();

    expect(await fixture.pendingNames()).toEqual(['kept']);
  });
});

import { nameOf } from './bus-messages.ts';
import { openRelayFixture } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: what it promises of messages', () => {
  test('when a document has told three things, then they are published in that order', async () => {
    const { insertTelling, saveTelling, publishedNames, pendingNames } = fixture;
    await saveTelling(await saveTelling(await insertTelling('one'), 'two'), 'three');

    await fixture.aRelay().flush();

    expect(publishedNames()).toEqual(['one', 'two', 'three']);
    expect(await pendingNames()).toEqual([]);
  });

  test('when the second of three fails, then the third does not overtake it', async () => {
    const { insertTelling, saveTelling, publishedNames, pendingNames } = fixture;
    await saveTelling(await saveTelling(await insertTelling('one'), 'two'), 'three');
    fixture.bus.failOn((envelope) => nameOf(envelope) === 'two');

    await fixture.aRelay().flush();

    expect(publishedNames()).toEqual(['one']);
    expect(await pendingNames()).toEqual(['two', 'three']);
  });

  test('when publishing works again, then what was left is published once', async () => {
    await fixture.saveTelling(await fixture.insertTelling('one'), 'two');
    const relay = fixture.aRelay();
    fixture.bus.failOn(() => true);
    await relay.flush();
    fixture.bus.failOn(() => false);

    await relay.flush();

    expect(fixture.publishedNames()).toEqual(['one', 'two']);
  });

  test('when two relays share the documents, then nothing is published twice', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `booking ${index}`);
    await Promise.all(names.map((name) => fixture.insertTelling(name)));

    await Promise.all([fixture.aRelay().flush(), fixture.aRelay().flush()]);
    await fixture.aRelay().flush();

    expect(fixture.publishedNames().toSorted()).toEqual(names.toSorted());
  });

  test('when a relay has died, then its documents are free once the lease is over', async () => {
    const { clock, bookings, publishedNames } = fixture;
    await fixture.insertTelling('orphan');
    await bookings.outbox.lease(await fixture.onlyPending(), new Date(clock.now().getTime() + 15_000));
    await fixture.aRelay().flush();
    const publishedMeanwhile = publishedNames();
    clock.advance({ seconds: 16 });

    await fixture.aRelay().flush();

    expect([publishedMeanwhile, publishedNames()]).toEqual([[], ['orphan']]);
  });
});

describe('relay: when it looks', () => {
  test('when something is committed, then the nudge has it published without waiting for the poll', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    await fixture.insertTelling('before');
    await fixture.bus.reached(1);

    await fixture.insertTelling('now');

    expect((await fixture.bus.reached(2)).map(nameOf)).toEqual(['before', 'now']);
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

  test('when a message waits, then its age is known', async () => {
    await fixture.insertTelling('waiting');
    fixture.clock.advance({ seconds: 45 });

    expect(await fixture.aRelay().oldestPendingMs()).toBe(45_000);
  });
});

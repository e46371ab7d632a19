import { nameOf } from './bus-messages.ts';
import { openRelayFixture } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: guarantees', () => {
  test('when a document has three messages, then they are published in the order of the commits', async () => {
    const { insertWithMessage, saveWithMessage, publishedNames, pendingNames } = fixture;
    await saveWithMessage(await saveWithMessage(await insertWithMessage('one'), 'two'), 'three');

    await fixture.aRelay().flush();

    expect(publishedNames()).toEqual(['one', 'two', 'three']);
    expect(await pendingNames()).toEqual([]);
  });

  test('when the second of three messages fails, then the third does not overtake it', async () => {
    const { insertWithMessage, saveWithMessage, publishedNames, pendingNames } = fixture;
    await saveWithMessage(await saveWithMessage(await insertWithMessage('one'), 'two'), 'three');
    fixture.bus.failOn((envelope) => nameOf(envelope) === 'two');

    await fixture.aRelay().flush();

    expect(publishedNames()).toEqual(['one']);
    expect(await pendingNames()).toEqual(['two', 'three']);
  });

  test('when publishing works again, then the remaining messages are published once', async () => {
    await fixture.saveWithMessage(await fixture.insertWithMessage('one'), 'two');
    const relay = fixture.aRelay();
    fixture.bus.failOn(() => true);
    await relay.flush();
    fixture.bus.failOn(() => false);

    await relay.flush();

    expect(fixture.publishedNames()).toEqual(['one', 'two']);
  });

  test('when two relays share the documents, then no message is published twice', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `booking ${index}`);
    await Promise.all(names.map((name) => fixture.insertWithMessage(name)));

    await Promise.all([fixture.aRelay().flush(), fixture.aRelay().flush()]);
    await fixture.aRelay().flush();

    expect(fixture.publishedNames().toSorted()).toEqual(names.toSorted());
  });

  test('when a hundred documents cannot be published, then a newer document that can be published is not delayed', async () => {
    const { clock, insertWithMessage, publishedNames } = fixture;
    await insertMany('stuck');
    fixture.bus.failOn((envelope) => nameOf(envelope).startsWith('stuck'));
    clock.advance({ seconds: 10 });
    const relay = fixture.aRelay();
    await relay.flush();
    await insertWithMessage('good', clock.now());

    await relay.flush();

    expect(publishedNames()).toEqual(['good']);
  });

  test('when a hundred documents can be published again, then they are published within ten seconds', async () => {
    const { clock, publishedNames } = fixture;
    await insertMany('stuck');
    fixture.bus.failOn(() => true);
    clock.advance({ minutes: 5 });
    const relay = fixture.aRelay();
    await relay.flush();
    fixture.bus.failOn(() => false);
    clock.advance({ seconds: 10 });

    await relay.flush();

    expect(publishedNames()).toHaveLength(100);
  });

  test('when a crashed relay has leased a hundred documents, then a newer document is published before these leases expire', async () => {
    const { clock, bookings, insertWithMessage, publishedNames } = fixture;
    await insertMany('held');
    const until = new Date(clock.now().getTime() + 15_000);
    const held = await bookings.outbox.pending(100);
    await Promise.all(held.map((pending) => bookings.outbox.lease(pending, until)));
    clock.advance({ seconds: 1 });
    await insertWithMessage('newer', clock.now());

    await fixture.aRelay().flush();

    expect(publishedNames()).toEqual(['newer']);
  });

  async function insertMany(name: string): Promise<void> {
    const names = Array.from({ length: 100 }, (_, index) => `${name} ${index}`);
    await Promise.all(names.map((each) => fixture.insertWithMessage(each)));
  }

  test('when a relay has crashed, then its documents are published once the lease has expired', async () => {
    const { clock, bookings, publishedNames } = fixture;
    await fixture.insertWithMessage('orphan');
    await bookings.outbox.lease(await fixture.onlyPending(), new Date(clock.now().getTime() + 15_000));
    await fixture.aRelay().flush();
    const publishedMeanwhile = publishedNames();
    clock.advance({ seconds: 16 });

    await fixture.aRelay().flush();

    expect([publishedMeanwhile, publishedNames()]).toEqual([[], ['orphan']]);
  });
});

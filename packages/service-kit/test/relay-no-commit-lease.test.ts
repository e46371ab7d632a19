import type { Outbox } from '../src/store/outbox.ts';
import { openRelayFixture, recordOutboxCalls } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';

let fixture: RelayFixture;

beforeEach(async () => {
  fixture = await openRelayFixture();
});

afterEach(() => fixture.drop());

describe('relay: documents not leased with their commit', () => {
  test('when the bus is not ready, then a commit takes no lease', async () => {
    const { outbox, calls } = recordOutboxCalls(fixture.bookings.outbox);
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [outbox] });
    relay.start();
    await calls.reached(1);
    fixture.bus.ready = false;

    await fixture.insertWithMessage('kept');

    expect(await fixture.onlyPending()).toMatchObject({ leasedUntil: null });
    await relay.stop();
  });

  test('when the relay has stopped, then a commit takes no lease', async () => {
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    await relay.stop();

    await fixture.insertWithMessage('kept');

    expect(await fixture.onlyPending()).toMatchObject({ leasedUntil: null });
  });

  test('when publishing has failed, then the next commit takes no lease', async () => {
    const { bus } = fixture;
    const { outbox, calls } = recordOutboxCalls(fixture.bookings.outbox);
    const relay = fixture.aRelay({ pollMs: 60_000, pauseMs: 60_000, outboxes: [outbox] });
    relay.start();
    await calls.reached(1);
    bus.failOn(() => true);
    const failed = await fixture.insertWithMessage('failed');
    await calls.reached(2);
    // Waits for a database round trip, after which the relay has noted the failure.
    await fixture.documentOf(failed.id);

    const { id } = await fixture.insertWithMessage('next');

    expect(await fixture.documentOf(id)).not.toHaveProperty('outboxLeasedUntil');
    bus.failOn(() => false);
    await relay.stop();
  });

  test('when a commit took longer than its lease, then any relay may find the document, and it is published once', async () => {
    const { clock, bookings } = fixture;
    const slow: Outbox = {
      ...bookings.outbox,
      onCommit(listener) {
        bookings.outbox.onCommit({
          ...listener,
          claim(id) {
            const until = listener.claim(id);
            clock.advance({ seconds: 3 });
            return until;
          },
        });
      },
    };
    const relay = fixture.aRelay({ pollMs: 60_000, outboxes: [slow] });
    relay.start();

    await fixture.insertWithMessage('late');
    const publishedAtOnce = [...fixture.publishedNames()];
    await relay.flush();

    expect([publishedAtOnce, fixture.publishedNames()]).toEqual([[], ['late']]);
    await relay.stop();
  });

  test('when fifty documents are being relayed, then the next commit takes no lease, so that waiting documents have places', async () => {
    const { bus } = fixture;
    const relay = fixture.aRelay({ pollMs: 60_000 });
    relay.start();
    bus.holdBack();
    const names = Array.from({ length: 50 }, (_, index) => `booking ${index}`);
    for (const name of names) {
      await fixture.insertWithMessage(name);
    }

    const { id } = await fixture.insertWithMessage('next');

    expect(await fixture.documentOf(id)).not.toHaveProperty('outboxLeasedUntil');
    bus.letThrough();
    await relay.stop();
    expect(fixture.publishedNames()).toEqual([...names, 'next']);
  });
});

import { aBooking, aCommit, testInstant } from './bookings.ts';
import { idsOf, openOutboxFixture } from './outbox-fixture.ts';
import type { OutboxFixture } from './outbox-fixture.ts';

let fixture: OutboxFixture;
const later = new Date(testInstant.getTime() + 15_000);

beforeEach(async () => {
  fixture = await openOutboxFixture();
});

afterEach(() => fixture.drop());

describe('outbox', () => {
  test('when writes tell something, then the whole envelopes wait beside the state, in order', async () => {
    const booking = await fixture.insertTelling('first');

    await fixture.saveTelling(booking, 'second');

    const { envelopes } = await fixture.onlyPending();
    expect(envelopes).toMatchObject([
      {
        type: 'kit.booking.named.v1',
        aggregateId: booking.id,
        aggregateVersion: 1,
        payload: { name: 'first' },
      },
      { aggregateVersion: 2, payload: { name: 'second' }, requestId: 'request-1', actor: 'account-1' },
    ]);
  });

  test('when nothing is told, then nothing is pending', async () => {
    const { bookings } = fixture;

    await bookings.insert(aBooking(), aCommit());

    expect(await bookings.outbox.pending(10)).toEqual([]);
  });

  test('when everything is settled, then entries, marker and lease are gone and the state is untouched', async () => {
    const booking = await fixture.insertTelling('once');
    const pending = await fixture.onlyPending();
    await fixture.bookings.outbox.lease(pending, later);

    await fixture.bookings.outbox.settle(pending, idsOf(pending));

    const document = await fixture.documentOf(booking.id);
    expect(document).toMatchObject({ outbox: [], version: 1, name: 'once' });
    expect(document).not.toHaveProperty('outboxPendingSince');
    expect(document).not.toHaveProperty('outboxLeasedUntil');
  });

  test('when something new is told meanwhile, then only the published entries go', async () => {
    const booking = await fixture.insertTelling('old');
    const pending = await fixture.onlyPending();
    await fixture.saveTelling(booking, 'new');

    await fixture.bookings.outbox.settle(pending, idsOf(pending));

    expect((await fixture.onlyPending()).envelopes).toMatchObject([{ payload: { name: 'new' } }]);
  });

  test('when only some were published, then the others stay and the lease ends', async () => {
    const booking = await fixture.insertTelling('published');
    await fixture.saveTelling(booking, 'left');
    const pending = await fixture.onlyPending();
    await fixture.bookings.outbox.lease(pending, later);

    await fixture.bookings.outbox.settle(pending, idsOf(pending).slice(0, 1));

    expect(await fixture.onlyPending()).toMatchObject({
      leasedUntil: null,
      envelopes: [{ payload: { name: 'left' } }],
    });
  });
});

describe('outbox lease', () => {
  test('when ten relays want the same document, then one gets the lease', async () => {
    const { outbox } = fixture.bookings;
    await fixture.insertTelling('wanted');
    const pending = await fixture.onlyPending();

    const leases = await Promise.all(Array.from({ length: 10 }, () => outbox.lease(pending, later)));

    expect(leases.filter((leased) => leased)).toHaveLength(1);
  });

  test('when it was leased and settled since it was read, then that reading gets no lease', async () => {
    const { outbox } = fixture.bookings;
    await fixture.insertTelling('already published');
    const pending = await fixture.onlyPending();
    await outbox.lease(pending, later);
    await outbox.settle(pending, idsOf(pending));

    expect(await outbox.lease(pending, later)).toBe(false);
  });

  test('when a crashed relay holds it, then another takes over what it has read', async () => {
    const { outbox } = fixture.bookings;
    await fixture.insertTelling('left behind');
    await outbox.lease(await fixture.onlyPending(), testInstant);

    const takenOver = await outbox.lease(await fixture.onlyPending(), later);

    expect(takenOver).toBe(true);
    expect((await fixture.onlyPending()).leasedUntil).toEqual(later);
  });
});

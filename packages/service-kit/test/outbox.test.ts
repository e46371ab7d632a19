import { aBooking, aCommit, testInstant } from './bookings.ts';
import { idsOf, openOutboxFixture } from './outbox-fixture.ts';
import type { OutboxFixture } from './outbox-fixture.ts';
import type { LeasedOutbox, PendingOutbox } from '../src/store/outbox.ts';

let fixture: OutboxFixture;
const later = new Date(testInstant.getTime() + 15_000);
const longAfter = new Date(testInstant.getTime() + 30_000);

beforeEach(async () => {
  fixture = await openOutboxFixture();
});

afterEach(() => fixture.drop());

describe('outbox', () => {
  test('when writes add messages, then the document contains the whole envelopes in order', async () => {
    const booking = await fixture.insertWithMessage('first');

    await fixture.saveWithMessage(booking, 'second');

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

  test('when a write adds no message, then the document is not pending', async () => {
    const { bookings } = fixture;

    await bookings.insert(aBooking(), aCommit());

    expect(await bookings.outbox.pending(10)).toEqual([]);
  });

  test('when all messages are settled, then messages, pending time and lease are removed, and the state is unchanged', async () => {
    const booking = await fixture.insertWithMessage('once');
    const leased = await fixture.leaseOnly(later);

    await fixture.bookings.outbox.settle(leased, idsOf(leased));

    const document = await fixture.documentOf(booking.id);
    expect(document).toMatchObject({ outbox: [], version: 1, name: 'once' });
    expect(document).not.toHaveProperty('outboxPendingSince');
    expect(document).not.toHaveProperty('outboxLeasedUntil');
  });

  test('when another message is added during the lease, then only the published messages are removed', async () => {
    const booking = await fixture.insertWithMessage('old');
    const leased = await fixture.leaseOnly(later);
    await fixture.saveWithMessage(booking, 'new');

    await fixture.bookings.outbox.settle(leased, idsOf(leased));

    expect((await fixture.onlyPending()).envelopes).toMatchObject([{ payload: { name: 'new' } }]);
  });

  test('when only some messages were published, then the others remain, and the lease ends', async () => {
    const booking = await fixture.insertWithMessage('published');
    await fixture.saveWithMessage(booking, 'left');
    const leased = await fixture.leaseOnly(later);

    await fixture.bookings.outbox.settle(leased, idsOf(leased).slice(0, 1));

    expect(await fixture.onlyPending()).toMatchObject({
      leasedUntil: null,
      envelopes: [{ payload: { name: 'left' } }],
    });
  });
});

describe('outbox lease', () => {
  test('when ten relays lease the same document at once, then one gets the lease', async () => {
    const { outbox } = fixture.bookings;
    await fixture.insertWithMessage('wanted');
    const pending = await fixture.onlyPending();

    const leases = await Promise.all(Array.from({ length: 10 }, () => outbox.lease(pending, later)));

    expect(leases.filter((leased) => leased)).toHaveLength(1);
  });

  test('when a document was leased and settled after a relay read it, then the relay gets no lease', async () => {
    const { outbox } = fixture.bookings;
    await fixture.insertWithMessage('already published');
    const pending = await fixture.onlyPending();
    const leased = await fixture.leaseOnly(later);
    await outbox.settle(leased, idsOf(leased));

    expect(await outbox.lease(pending, later)).toBe(false);
  });

  test('when the committing process has settled a document after a relay read it, then the relay gets no lease', async () => {
    const { outbox } = fixture.bookings;
    const taken = Promise.withResolvers<LeasedOutbox>();
    outbox.onCommit({ claim: () => testInstant, onLeased: taken.resolve, wake: () => undefined });
    await fixture.insertWithMessage('already published');
    const read = await fixture.onlyPending();
    const leased = await taken.promise;
    await outbox.settle(leased, idsOf(leased));

    expect(await outbox.lease(read, later)).toBe(false);
  });

  test.each([
    ['has failed', false, ['old', 'new']],
    ['has published what there was', true, ['new']],
  ])(
    'when a relay whose lease has expired %s, then the next relay keeps its own lease',
    async (_how, hasPublished, left) => {
      const { outbox } = fixture.bookings;
      const booking = await fixture.insertWithMessage('old');
      const late = await fixture.leaseOnly(testInstant);
      await fixture.saveWithMessage(booking, 'new');
      await fixture.leaseOnly(longAfter);

      await (hasPublished ? outbox.settle(late, idsOf(late)) : outbox.settle(late, [], later));

      const pending = await fixture.onlyPending();
      expect(pending).toMatchObject({ leasedUntil: longAfter });
      expect(namesOf([pending])).toEqual(left);
    },
  );

  test('when a crashed relay has left a lease, then another relay that reads the document gets the lease', async () => {
    const { outbox } = fixture.bookings;
    await fixture.insertWithMessage('left behind');
    await outbox.lease(await fixture.onlyPending(), testInstant);

    const isLeasedAgain = await outbox.lease(await fixture.onlyPending(), later);

    expect(isLeasedAgain).toBe(true);
    expect((await fixture.onlyPending()).leasedUntil).toEqual(later);
  });
});

describe('outbox: free documents', () => {
  const among = { freeAt: later, except: [] };

  test('when some leases are valid and others have expired, then documents without a valid lease are returned, oldest first', async () => {
    const { outbox } = fixture.bookings;
    await fixture.insertWithMessage('lease is over');
    await outbox.lease(await fixture.onlyPending(), testInstant);
    await fixture.insertWithMessage('never leased', new Date(testInstant.getTime() + 1));
    const held = await fixture.insertWithMessage('leased', new Date(testInstant.getTime() + 2));
    await outbox.lease(await pendingOf(held.id), new Date(later.getTime() + 1));

    expect(namesOf(await outbox.pending(10, among))).toEqual(['lease is over', 'never leased']);
    expect(namesOf(await outbox.pending(1, among))).toEqual(['lease is over']);
  });

  test('when some documents are excepted, then the limit counts only other documents', async () => {
    const { outbox } = fixture.bookings;
    const atWork = await fixture.insertWithMessage('at work');
    await fixture.insertWithMessage('waiting', later);

    expect(namesOf(await outbox.pending(1, { ...among, except: [atWork.id] }))).toEqual(['waiting']);
  });

  test('when a document without pending messages has a lease, then settling removes the lease', async () => {
    const { outbox } = fixture.bookings;
    const booking = await fixture.insertWithMessage('published by another');
    const leased = await fixture.leaseOnly(later);
    await outbox.settle(leased, idsOf(leased));
    await fixture.writeLease(booking.id, testInstant);

    const [left] = await outbox.pending(10, among);
    await outbox.settle({ ...leased, ...left, leasedUntil: testInstant }, []);

    expect(left).toMatchObject({ id: booking.id, envelopes: [] });
    expect(await outbox.pending(10, among)).toEqual([]);
  });
});

async function pendingOf(bookingId: string): Promise<PendingOutbox> {
  const found = (await fixture.bookings.outbox.pending(10)).find(({ id }) => id === bookingId);
  return found ?? fixture.onlyPending();
}

function namesOf(found: readonly PendingOutbox[]): unknown[] {
  return found.flatMap(({ envelopes }) => envelopes.map(({ payload }) => (payload as { name: string }).name));
}

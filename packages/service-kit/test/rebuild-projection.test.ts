import { startRebuildFixture } from './rebuild-fixture.ts';
import type { RebuildFixture } from './rebuild-fixture.ts';

let fixture: RebuildFixture;

beforeEach(async () => {
  fixture = await startRebuildFixture();
});

afterEach(() => fixture.stop());

describe('rebuild of a projection', () => {
  test('when rows are missing, wrong or without a record, then the projection ends as it was', async () => {
    await fixture.addGuests(['ada', 'bo', 'cy', 'di']);
    await fixture.rename('cy', 'Cyrus');
    await fixture.carryAll();
    const before = await fixture.readRows();
    await fixture.damage();

    await fixture.start();
    await fixture.carryAll();

    expect(await fixture.readRows()).toEqual(before);
    const rebuild = await fixture.lastRebuild();
    expect(rebuild).toMatchObject({ startedBy: fixture.operator.email, written: 4, removed: 1 });
    expect(rebuild?.endedAt).not.toBeNull();
  });

  test('when there are more records and orphans than one page has, then the projection ends as it was', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `guest ${String(index).padStart(3, '0')}`);
    await fixture.addGuests(ids);
    const before = await fixture.readRows();
    await fixture.rows.updateMany({}, { $set: { name: 'damaged' } });
    await fixture.insertOrphans(430);

    await fixture.start();
    await fixture.carryAll();

    expect(await fixture.readRows()).toEqual(before);
    expect((await fixture.lastRebuild())?.removed).toBe(430);
  });

  test('when a row has a newer version than the snapshot, then the row stays', async () => {
    await fixture.addGuests(['ada']);
    await fixture.start();
    await fixture.carryOne();
    const [page] = await fixture.underway();
    await fixture.rename('ada', 'Ada the Second');
    const change = (await fixture.underway()).find(({ type }) => type === 'events.guest.changed.v1');

    await fixture.deliver(change ?? never());
    await fixture.deliver(page ?? never());

    expect(await fixture.row('ada')).toMatchObject({ name: 'Ada the Second', sourceVersion: 2 });
  });

  test('when a row has a version that its record never had, then the row is replaced', async () => {
    await fixture.addGuests(['ada', 'bo']);
    const before = await fixture.readRows();
    await fixture.rows.updateOne({ name: 'Guest bo' }, { $set: { name: 'Bob', sourceVersion: 99 } });

    await fixture.start();
    await fixture.carryAll();

    expect(await fixture.readRows()).toEqual(before);
  });

  test('when an erased row has a version that its record never had, then the row stays', async () => {
    await fixture.addGuests(['ada']);
    await fixture.rows.updateOne({}, { $set: { name: 'Erased', isErased: true, sourceVersion: 99 } });

    await fixture.start();
    await fixture.carryAll();

    expect(await fixture.row('ada')).toMatchObject({ name: 'Erased', sourceVersion: 99 });
  });

  test('when a record is created after its page was read, then its row stays', async () => {
    await fixture.addGuests(['ada', 'di']);
    await fixture.start();
    await fixture.carryOne();
    const [page] = await fixture.underway();
    await fixture.add({ id: 'bo', version: 1, name: 'Bo' });
    const created = (await fixture.underway()).find(({ aggregateId }) => aggregateId === 'bo');
    await fixture.deliver(created ?? never());

    await fixture.deliver(page ?? never());
    await fixture.carryAll();

    expect(await fixture.row('bo')).toMatchObject({ name: 'Bo' });
    expect((await fixture.lastRebuild())?.endedAt).not.toBeNull();
  });

  test('when a row without a record is written again before its removal, then the row stays', async () => {
    await fixture.insertOrphans(1);
    await fixture.start();
    await fixture.carryOne();
    await fixture.carryOne();
    await fixture.carryOne();
    await fixture.rows.updateOne({}, { $set: { sourceVersion: 9 } });

    await fixture.carryAll();

    expect((await fixture.lastRebuild())?.removed).toBe(0);
    expect(await fixture.readRows()).toHaveLength(1);
  });

  test('when a record was erased, then its row is as the message about the erasure left it', async () => {
    await fixture.addGuests(['ada']);
    await fixture.erase('ada');
    await fixture.carryAll();
    const before = await fixture.readRows();
    await fixture.rows.updateOne({}, { $set: { name: 'Ada', seat: 'A 7' }, $unset: { isErased: '' } });

    await fixture.start();
    await fixture.carryAll();

    expect(await fixture.readRows()).toEqual(before);
  });

  test('when the record of an erased row is gone, then the row stays', async () => {
    await fixture.addGuests(['ada']);
    await fixture.erase('ada');
    await fixture.carryAll();
    await fixture.guests.remove(await fixture.guests.get('ada'));

    await fixture.start();
    await fixture.carryAll();

    expect(await fixture.row('ada')).toMatchObject({ isErased: true });
  });

  test('when a record has no row in the projection, then a row of it is removed', async () => {
    await fixture.addGuests(['ada']);
    await fixture.guests.save({ ...(await fixture.guests.get('ada')), name: 'private' }, aSilentCommit());

    await fixture.start();
    await fixture.carryAll();

    expect(await fixture.readRows()).toEqual([]);
  });
});

function aSilentCommit() {
  return { cause: { requestId: 'silent', traceparent: null, actor: 'system' }, at: new Date(0) };
}

function never(): never {
  throw new Error('no such message is under way');
}

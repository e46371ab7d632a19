import { randomUUID } from 'node:crypto';
import { defineMessage } from '@marquee/contracts/message';
import { z } from 'zod';
import { toEnvelope, toMessage } from '../src/messaging/message.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { createProjection } from '../src/store/projection.ts';
import type { Projection } from '../src/store/projection.ts';
import { rowFrom } from '../src/store/projection-rows.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { aCommit } from './bookings.ts';

type Guest = { name: string; emailKey: string; seat?: string };

const guestSeated = defineMessage(
  'kit.guest.seated.v1',
  z.object({ guestId: z.string(), name: z.string(), emailKey: z.string(), seat: z.string() }),
);

let database: TestDatabase;
let guests: Projection<Guest>;

beforeAll(async () => {
  database = await openTestDatabase('projection');
  guests = createProjection<Guest>(database.connection, {
    name: 'guest',
    indexes: [{ fields: { emailKey: 1 } }],
    rows: [
      rowFrom([guestSeated], ({ payload: { guestId, ...fields } }) =>
        fields.seat === 'staff' ? null : { id: guestId, fields },
      ),
    ],
  });
  await createIndexes(database.connection);
});

afterAll(() => database.drop());

describe('projection', () => {
  test('when a snapshot is newer, then the snapshot is stored', async () => {
    const id = randomUUID();
    await guests.apply(id, 1, aGuest('first'));

    const result = await guests.apply(id, 3, aGuest('third'));

    expect(result).toBe('applied');
    expect(await guests.get(id)).toMatchObject({ id, name: 'third', sourceVersion: 3 });
  });

  test.each([
    ['older', 2],
    ['the same', 3],
  ])('when a snapshot is %s, then nothing changes', async (_case, sourceVersion) => {
    const id = randomUUID();
    await guests.apply(id, 3, aGuest('third'));

    const result = await guests.apply(id, sourceVersion, aGuest('late'));

    expect(result).toBe('older');
    expect((await guests.get(id))?.name).toBe('third');
  });

  test('when an optional field of a newer snapshot is undefined, then the stored field is removed', async () => {
    const id = randomUUID();
    await guests.apply(id, 1, { ...aGuest('seated'), seat: 'A 7' });

    await guests.apply(id, 2, { ...aGuest('seated'), seat: undefined });

    expect(await guests.get(id)).not.toHaveProperty('seat');
  });

  test('when versions are applied at once and in any order, then the newest version stays', async () => {
    const id = randomUUID();
    const versions = [7, 2, 9, 4, 9, 1, 8, 3, 6, 5, 9, 2];

    await Promise.all(versions.map((version) => guests.apply(id, version, aGuest(`version ${version}`))));

    expect(await guests.get(id)).toMatchObject({ name: 'version 9', sourceVersion: 9 });
  });

  test('when a query names another field than the id, then the document is found', async () => {
    const id = randomUUID();
    await guests.apply(id, 1, { name: 'Ada', emailKey: `${id}@example.com` });

    expect(await guests.findOne({ emailKey: `${id}@example.com` })).toMatchObject({ id, name: 'Ada' });
    expect(await guests.get(randomUUID())).toBeNull();
  });

  test('when a message is projected, then its row is stored under the version of its aggregate', async () => {
    const id = randomUUID();

    const results = [await guests.project(aSeating(id, 4)), await guests.project(aSeating(id, 3))];

    expect(results).toEqual(['applied', 'older']);
    expect(await guests.get(id)).toMatchObject({ id, seat: 'A 7', sourceVersion: 4 });
  });

  test('when a message describes a record without a row, then nothing is stored', async () => {
    const id = randomUUID();

    expect(await guests.project(aSeating(id, 1, 'staff'))).toBe('none');
    expect(await guests.get(id)).toBeNull();
  });

  test('when a row still matches, then it is amended; otherwise it stays', async () => {
    const id = randomUUID();
    await guests.apply(id, 2, { ...aGuest('Ada'), seat: 'A 7' });

    const amended = await guests.amend(id, { seat: 'A 7' }, { seat: undefined });
    const again = await guests.amend(id, { seat: 'A 7' }, { seat: 'B 1' });

    expect([amended, again]).toEqual([true, false]);
    expect(await guests.get(id)).not.toHaveProperty('seat');
  });

  test('when some fields are requested, then only these fields and the id are returned', async () => {
    const id = randomUUID();
    const emailKey = `${id}@example.com`;
    await guests.apply(id, 1, { name: 'Ada', emailKey });

    expect(await guests.fields({ emailKey }, ['name'])).toEqual([{ id, name: 'Ada' }]);
  });
});

function aSeating(guestId: string, aggregateVersion: number, seat = 'A 7') {
  const message = toMessage(guestSeated, { guestId, ...aGuest('Ada'), seat });
  const { cause, at } = aCommit();
  return toEnvelope(message, { aggregateId: guestId, aggregateVersion, cause, at });
}

function aGuest(name: string): Guest {
  return { name, emailKey: 'guest@example.com' };
}

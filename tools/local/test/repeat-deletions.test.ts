import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { deletionsSince, mergeDeletions } from '../src/backup/deletions-since.ts';
import { repeatDeletions } from '../src/backup/repeat-deletions.ts';
import { openBackupFixture } from './backup-fixture.ts';
import type { BackupFixture } from './backup-fixture.ts';

const takenAt = '2031-06-14T12:00:00.000Z';
const before = new Date('2031-06-14T11:00:00.000Z');
const after = new Date('2031-06-14T13:00:00.000Z');

let fixture: BackupFixture;
let database: string;
beforeEach(async () => {
  fixture = await openBackupFixture();
  [database] = fixture.databases;
});
afterEach(() => fixture.close());

function anEntry(accountId: string, at: Date, act = 'account-deleted') {
  return { _id: randomUUID(), act, at, subject: { kind: 'account', id: accountId } };
}

/** An account as a backup restores it. */
async function aRestoredAccount(): Promise<string> {
  const id = randomUUID();
  const names = { firstName: 'Dana', lastName: 'Reyes', phone: '212-555-0100', homeAddress: '' };
  await fixture.collection(database, 'accounts').insertOne({
    ...{ _id: id, version: 3, role: 'client', email: 'Dana@Example.com', emailKey: 'dana@example.com' },
    ...{ emailVerified: true, passwordHash: 'hash', profile: names, links: [], google: null },
    ...{ sessionEpoch: 1, settings: {}, createdAt: before, history: [] },
  });
  return id;
}

describe('deletions since a backup', () => {
  test('when the database still exists, then the deletions since the backup are found, including those that the audit trail does not contain yet', async () => {
    await fixture
      .collection(database, 'auditEntries')
      .insertMany([
        anEntry('deleted-after', after),
        anEntry('deleted-before', before),
        anEntry('signed-in', after, 'signed-in'),
      ]);
    await fixture.collection(database, 'accounts').insertOne({ _id: 'just-now', erasedAt: after });

    const found = await deletionsSince({ client: fixture.client, database, takenAt });

    expect(found.toSorted()).toEqual(['deleted-after', 'just-now']);
  });

  test('when the database is gone, then the deletions in the file beside the backup are found', async () => {
    writeFileSync(`${fixture.folder}.deletions`, 'one\n\n two \n');

    const found = await deletionsSince({ client: fixture.client, database, takenAt });

    expect(await mergeDeletions(fixture.folder, found)).toEqual(['one', 'two']);
  });

  test('when deletions are found, then the ids of the accounts are saved in the file beside the backup', async () => {
    writeFileSync(`${fixture.folder}.deletions`, 'one\n');

    await mergeDeletions(fixture.folder, ['one', 'two']);

    expect(readFileSync(`${fixture.folder}.deletions`, 'utf8')).toBe('one\ntwo\n');
  });
});

describe('repeating deletions', () => {
  test('when the backup contains a deleted account, then its personal data is removed, and the deletion is published, once', async () => {
    const id = await aRestoredAccount();
    const call = { client: fixture.client, database, accountIds: [id, 'never-heard-of'], now: () => after };

    const times = [await repeatDeletions(call), await repeatDeletions(call)];

    const stored = await fixture.collection(database, 'accounts').findOne({ _id: id });
    expect(times).toEqual([1, 0]);
    expect(stored).toMatchObject({ email: '', passwordHash: null, erasedAt: after, sessionEpoch: 2 });
    expect(JSON.stringify(stored)).not.toMatch(/Dana|Reyes/);
    expect(JSON.stringify(stored)).toContain('identity.account.erased.v1');
    expect(JSON.stringify(stored)).not.toContain('identity.mail.requested.v1');
  });
});

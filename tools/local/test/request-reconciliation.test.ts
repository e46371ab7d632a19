import { requestReconciliation } from '../src/backup/request-reconciliation.ts';
import { openBackupFixture } from './backup-fixture.ts';
import type { BackupFixture } from './backup-fixture.ts';

let fixture: BackupFixture;
let database: string;
beforeEach(async () => {
  fixture = await openBackupFixture();
  [database] = fixture.databases;
});
afterEach(() => fixture.close());

describe('a restore', () => {
  test('when a restore is done, then it records the time from which billing must look for payments', async () => {
    const now = () => new Date('2031-06-20T08:00:00.000Z');

    await requestReconciliation({
      client: fixture.client,
      database,
      takenAt: '2031-06-14T12:00:00.000Z',
      now,
    });

    expect(await fixture.collection(database, 'restores').find().toArray()).toMatchObject([
      { version: 1, takenAt: new Date('2031-06-14T12:00:00.000Z'), checkAt: now() },
    ]);
  });
});

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { takeBackup } from '../src/backup/take-backup.ts';
import { openBackupFixture } from './backup-fixture.ts';
import type { BackupFixture } from './backup-fixture.ts';

describe('take backup', () => {
  let fixture: BackupFixture;

  beforeEach(async () => {
    fixture = await openBackupFixture();
    await fixture.collection(fixture.databases[0], 'quotes').insertOne({ _id: 'a', status: 'draft' });
  });

  afterEach(() => fixture.close());

  test('when nothing changes during the backup, then the manifest states the contents and the time of the backup', async () => {
    const manifest = await takeBackup(fixture.options({ hasBroker: true }));

    expect(manifest).toMatchObject({
      hasBroker: true,
      takenAt: '2031-06-14T12:00:00.000Z',
      databases: fixture.databases,
      collections: [{ database: fixture.databases[0], collection: 'quotes', documents: 1 }],
    });
  });

  test('when data is written after the backup has read it and before it compares, then the backup reads again until nothing changes', async () => {
    let writes = 0;
    const inFlight = async () => {
      if (writes === 0) {
        writes += 1;
        await fixture.collection(fixture.databases[0], 'quotes').insertOne({ _id: 'b' });
      }
      return [];
    };

    const manifest = await takeBackup(fixture.options({ inFlight, timeoutMs: 10_000 }));

    expect(manifest.collections[0]?.documents).toBe(2);
  });

  test('when writes never stop, then the backup fails and leaves no files', async () => {
    let id = 0;
    const inFlight = async () => {
      id += 1;
      await fixture.collection(fixture.databases[0], 'quotes').insertOne({ _id: String(id) });
      return [];
    };

    await expect(takeBackup(fixture.options({ inFlight }))).rejects.toThrow(
      'documents changed during the backup',
    );
    expect(existsSync(fixture.folder)).toBe(false);
  });

  test('when the broker becomes unavailable during the backup, then an existing folder is left empty', async () => {
    mkdirSync(fixture.folder);
    const inFlight = () => Promise.reject(new Error('gone'));

    await expect(takeBackup(fixture.options({ inFlight }))).rejects.toThrow('gone');
    expect(readdirSync(fixture.folder)).toEqual([]);
  });

  test('when a message is still in an outbox, then the backup fails', async () => {
    const pending = { _id: 'c', outboxPendingSince: new Date() };
    await fixture.collection(fixture.databases[1], 'events').insertOne(pending);

    await expect(takeBackup(fixture.options())).rejects.toThrow(/outbox of test_\w+_events.events: 1/);
  });

  test('when a message is still on the broker, then the backup fails', async () => {
    const inFlight = async () => ['queue events.book-event: 3'];

    await expect(takeBackup(fixture.options({ inFlight }))).rejects.toThrow('queue events.book-event: 3');
  });

  test('when the folder is not empty, then the backup fails, and the folder does not change', async () => {
    mkdirSync(fixture.folder);
    writeFileSync(join(fixture.folder, 'letters.txt'), 'dear');

    await expect(takeBackup(fixture.options())).rejects.toThrow('is not empty');
    expect(readdirSync(fixture.folder)).toEqual(['letters.txt']);
  });
});

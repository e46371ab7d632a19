import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import mongoose from 'mongoose';

import { restoreBackup } from '../src/backup/restore-backup.ts';
import { takeBackup } from '../src/backup/take-backup.ts';
import { openBackupFixture } from './backup-fixture.ts';
import type { BackupFixture } from './backup-fixture.ts';

const { BSON } = mongoose.mongo;

describe('restore backup', () => {
  let fixture: BackupFixture;
  let quotes: ReturnType<BackupFixture['collection']>;
  let restore: (replace?: boolean) => Promise<unknown>;

  beforeEach(async () => {
    fixture = await openBackupFixture();
    quotes = fixture.collection(fixture.databases[0], 'quotes');
    restore = (replace = false) => restoreBackup({ ...fixture, replace });
    await quotes.insertMany(Array.from({ length: 503 }, (_, index) => ({ _id: `quote ${index}`, index })));
    await takeBackup(fixture.options());
  });

  afterEach(() => fixture.close());

  test('when the database is empty, then everything is restored, and a second backup is equal', async () => {
    await dropAll();

    await restore();

    const again = await takeBackup(fixture.options({ folder: `${fixture.folder}-again` }));
    const before = readFileSync(join(fixture.folder, 'manifest.json'), 'utf8');
    expect(JSON.parse(before)).toEqual(again);
    expect(again.collections[0]?.documents).toBe(503);
  });

  test('when numbers, times and bytes were stored, then they have the same types after the restore', async () => {
    const document = { _id: 'x', double: new BSON.Double(5), long: BSON.Long.fromNumber(7), at: new Date(1) };
    await quotes.insertOne(document);
    await takeBackup(fixture.options({ folder: `${fixture.folder}-types` }));
    await dropAll();

    await restoreBackup({ ...fixture, folder: `${fixture.folder}-types`, replace: false });

    const [restored] = await quotes.find({ _id: 'x' }, { promoteValues: false }).toArray();
    expect(restored).toEqual(document);
  });

  test('when there is data, then nothing changes unless the data may be replaced', async () => {
    await quotes.updateOne({ _id: 'quote 7' }, { $set: { index: -1 } });
    await fixture.collection(fixture.databases[1], 'later').insertOne({ _id: 'newer than the backup' });

    await expect(restore()).rejects.toThrow('Nothing was restored');
    const untouched = await quotes.findOne({ _id: 'quote 7' });
    await restore(true);

    expect(untouched).toMatchObject({ index: -1 });
    expect(await quotes.findOne({ _id: 'quote 7' })).toMatchObject({ index: 7 });
    expect(await fixture.collection(fixture.databases[1], 'later').countDocuments()).toBe(0);
  });

  test('when a backup is restored twice, then the second restore changes nothing', async () => {
    await restore(true);

    await restore(true);

    expect(await quotes.countDocuments()).toBe(503);
  });

  test.each([
    [
      'is cut',
      (file: string) => {
        truncateSync(file, 1_000);
      },
    ],
    [
      'has grown',
      (file: string) => {
        appendFileSync(file, 'x');
      },
    ],
    [
      'is empty',
      (file: string) => {
        truncateSync(file, 0);
      },
    ],
    [
      'is something else',
      (file: string) => {
        writeFileSync(file, 'dear diary, today');
      },
    ],
    [
      'is missing',
      (file: string) => {
        rmSync(file);
      },
    ],
    ['has one byte changed', changeOneByte],
  ])('when a file %s, then the error names the file, and nothing changes', async (_damage, damage) => {
    damage(join(fixture.folder, fixture.databases[0], 'quotes.bson'));

    await expect(restore(true)).rejects.toThrow(/The backup is damaged: .*quotes\.bson/);

    expect(await quotes.countDocuments()).toBe(503);
  });

  test.each([
    [
      'is missing',
      'no complete backup',
      (file: string) => {
        rmSync(file);
      },
    ],
    [
      'is cut',
      'is damaged',
      (file: string) => {
        truncateSync(file, 100);
      },
    ],
    ['has lost a collection', 'is damaged', loseACollection],
  ])('when the manifest %s, then the backup is rejected', async (_damage, reason, damage) => {
    damage(join(fixture.folder, 'manifest.json'));

    await expect(restore(true)).rejects.toThrow(reason);

    expect(await quotes.countDocuments()).toBe(503);
  });

  test('when an earlier restore was interrupted, then its leftovers are removed', async () => {
    await dropAll();
    await fixture.collection(fixture.databases[0], 'quotes.restoring').insertOne({ _id: 'half' });

    await restore();

    const names = await fixture.client.db(fixture.databases[0]).listCollections().toArray();
    expect(names.map(({ name }) => name)).toEqual(['quotes']);
  });

  async function dropAll(): Promise<void> {
    await Promise.all(fixture.databases.map((name) => fixture.client.db(name).dropDatabase()));
  }
});

function changeOneByte(file: string): void {
  const bytes = readFileSync(file);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function loseACollection(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...manifest, collections: [] }));
}

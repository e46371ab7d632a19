import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { release } from '../src/release.ts';
import { rollBack } from '../src/roll-back.ts';
import { aBuild, aReleaseFixture, aServer } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
});
afterEach(() => place.clear());

const client = () => ({
  ...{ store: place.store, app: 'client', shellFolder: place.shellFolder },
  now: () => new Date('2026-03-02T15:00:00.000Z'),
});

async function releaseOf(declared: object) {
  const folder = place.folder('client');
  await aBuild(folder, { declared });
  return release({ ...client(), folder });
}

describe('a release with a server bundle', () => {
  test('when it is created, then the record names the bundle and the store contains it', async () => {
    const record = await releaseOf({ server: aServer });

    expect(record.server).toEqual(aServer);
    expect(integrityOf(await readFile(join(place.store, 'client', aServer.bundle)))).toBe(aServer.integrity);
  });

  test('when a rollback restores it, then the record names its bundle again', async () => {
    const first = await releaseOf({ server: aServer });
    await releaseOf({});

    const record = await rollBack(client());

    expect(record).toEqual(first);
  });

  test('when its stored bundle was changed, then a rollback to the release is rejected with the name of the bundle', async () => {
    await releaseOf({ server: aServer });
    await releaseOf({});
    await writeFile(join(place.store, 'client', aServer.bundle), 'changed');

    await expect(rollBack(client())).rejects.toThrow(`${aServer.bundle} differs from what was released`);
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { release } from '../src/release.ts';
import { rollBack } from '../src/roll-back.ts';
import { aBuild, aReleaseFixture, aSkeleton } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
});
afterEach(() => place.clear());

const declared = { firstLoads: { '/client': { calls: ['/events'], skeleton: aSkeleton } } };
const client = () => ({
  ...{ store: place.store, app: 'client', shellFolder: place.shellFolder },
  now: () => new Date('2026-03-02T15:00:00.000Z'),
});

async function releaseOf(given: { declared?: object; without?: string } = {}) {
  const folder = place.folder('client');
  await aBuild(folder, given);
  return release({ ...client(), folder });
}

describe('a release with skeletons', () => {
  test('when it is created, then the record names the skeletons and the store contains them', async () => {
    const record = await releaseOf({ declared });

    expect(record.firstLoads).toEqual(declared.firstLoads);
    expect(integrityOf(await readFile(join(place.store, 'client', aSkeleton.file)))).toBe(
      aSkeleton.integrity,
    );
  });

  test('when the build lacks a skeleton, then the release is rejected with the path of the page', async () => {
    await expect(releaseOf({ declared, without: aSkeleton.file })).rejects.toThrow(
      'The skeleton of /client does not match release.json',
    );
  });

  test('when a skeleton does not match the declared hash, then the release is rejected', async () => {
    const other = { ...aSkeleton, integrity: integrityOf('another') };

    await expect(
      releaseOf({ declared: { firstLoads: { '/client': { calls: [], skeleton: other } } } }),
    ).rejects.toThrow('The skeleton of /client does not match release.json');
  });

  test('when a rollback restores it, then the record names its skeletons again', async () => {
    const first = await releaseOf({ declared });
    await releaseOf();

    expect(await rollBack(client())).toEqual(first);
  });

  test('when a stored skeleton was changed, then a rollback to the release is rejected with the name of the file', async () => {
    await releaseOf({ declared });
    await releaseOf();
    await writeFile(join(place.store, 'client', aSkeleton.file), 'changed');

    await expect(rollBack(client())).rejects.toThrow(`${aSkeleton.file} differs from what was released`);
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../src/hashes.ts';
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
  test('when it is created, then the record names them and the store contains them', async () => {
    const record = await releaseOf({ declared });

    expect(record.firstLoads).toEqual(declared.firstLoads);
    expect(integrityOf(await readFile(join(place.store, 'client', aSkeleton.file)))).toBe(
      aSkeleton.integrity,
    );
  });

  test('when the build lacks one, then it is rejected with the page’s path', async () => {
    await expect(releaseOf({ declared, without: aSkeleton.file })).rejects.toThrow(
      'The skeleton of /client does not match release.json',
    );
  });

  test('when one does not match the build’s declaration, then it is rejected', async () => {
    const other = { ...aSkeleton, integrity: integrityOf('another') };

    await expect(
      releaseOf({ declared: { firstLoads: { '/client': { calls: [], skeleton: other } } } }),
    ).rejects.toThrow('The skeleton of /client does not match release.json');
  });

  test('when it is rolled back to, then the record names them again', async () => {
    const first = await releaseOf({ declared });
    await releaseOf();

    expect(await rollBack(client())).toEqual(first);
  });

  test('when one was changed since, then a rollback to it is rejected with the file name', async () => {
    await releaseOf({ declared });
    await releaseOf();
    await writeFile(join(place.store, 'client', aSkeleton.file), 'changed');

    await expect(rollBack(client())).rejects.toThrow(`${aSkeleton.file} is not what was released`);
  });
});

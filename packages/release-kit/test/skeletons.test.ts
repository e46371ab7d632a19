import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../src/hashes.ts';
import { release } from '../src/release.ts';
import { rollBack } from '../src/roll-back.ts';
import { aBuild, aPlace, aSkeleton } from './a-store.ts';
import type { Place } from './a-store.ts';

let place: Place;
beforeEach(async () => {
  place = await aPlace();
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
  test('when it is made, then the record names them and the store has them', async () => {
    const record = await releaseOf({ declared });

    expect(record.firstLoads).toEqual(declared.firstLoads);
    expect(integrityOf(await readFile(join(place.store, 'client', aSkeleton.file)))).toBe(
      aSkeleton.integrity,
    );
  });

  test('when the build lacks one, then it is refused by the name of its page', async () => {
    await expect(releaseOf({ declared, without: aSkeleton.file })).rejects.toThrow(
      'The skeleton of /client is not what release.json says of it',
    );
  });

  test('when one is not what the build declares, then it is refused', async () => {
    const other = { ...aSkeleton, integrity: integrityOf('another') };

    await expect(
      releaseOf({ declared: { firstLoads: { '/client': { calls: [], skeleton: other } } } }),
    ).rejects.toThrow('The skeleton of /client is not what release.json says of it');
  });

  test('when it is gone back to, then the record names them again', async () => {
    const first = await releaseOf({ declared });
    await releaseOf();

    expect(await rollBack(client())).toEqual(first);
  });

  test('when one was changed since, then going back to it is refused by the name of that', async () => {
    await releaseOf({ declared });
    await releaseOf();
    await writeFile(join(place.store, 'client', aSkeleton.file), 'changed');

    await expect(rollBack(client())).rejects.toThrow(`${aSkeleton.file} is not what was released`);
  });
});

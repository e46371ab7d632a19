import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { release } from '../src/release.ts';
import { aBuild, aReleaseFixture } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
});
afterEach(() => place.clear());

describe('the manifest of a release', () => {
  test('when a build is released, then its manifest also exists compressed, with the same content', async () => {
    const { store, shellFolder } = place;
    const folder = place.folder('client');
    await aBuild(folder);

    const { entry } = await release({
      ...{ store, app: 'client', folder, shellFolder },
      now: () => new Date('2026-03-02T15:00:00.000Z'),
    });

    const at = (suffix: string) => readFile(join(store, 'client', `${basename(entry)}${suffix}`));
    const manifest = await at('');
    expect(brotliDecompressSync(await at('.br'))).toEqual(manifest);
    expect(gunzipSync(await at('.gz'))).toEqual(manifest);
  });
});

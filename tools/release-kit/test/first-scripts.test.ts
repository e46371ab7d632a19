import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { release } from '../src/release.ts';
import { aBuild, aReleaseFixture } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
});
afterEach(() => place.clear());

async function releaseOf(chunk: string, files: Readonly<Record<string, string>> = {}) {
  const folder = place.folder('client');
  const [entry, exposed, shared] = await aBuild(folder, {
    declared: { firstLoads: { '/client': { calls: ['/events'], chunk } } },
  });
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(folder, file), content);
  }
  const now = () => new Date('2026-03-02T15:00:00.000Z');
  const request = { store: place.store, app: 'client', shellFolder: place.shellFolder, folder, now };
  return { entry, exposed, shared, record: await release(request) };
}

describe('the first scripts of a release', () => {
  test('when a release is created, then the record has the entry, the exposed chunks and the chunks of pages, with their hashes', async () => {
    const { record, entry, exposed, shared } = await releaseOf('editor', { 'editor.c0ffee.js': 'editor()' });

    expect(record.firstScripts?.map(({ file, page }) => [file, page])).toEqual([
      [entry, undefined],
      [exposed, undefined],
      [shared, undefined],
      ['editor.c0ffee.js', '/client'],
    ]);
    expect(record.firstScripts?.at(-1)?.integrity).toBe(integrityOf('editor()'));
    expect(record.firstLoads).toEqual({ '/client': { calls: ['/events'], chunk: 'editor' } });
  });

  test('when a page declares a chunk that the build lacks, then the release is rejected', async () => {
    await expect(releaseOf('editor')).rejects.toThrow(
      '/client loads the chunk editor, which is not in the build',
    );
  });
});

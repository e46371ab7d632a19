import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { release } from '../src/release.ts';
import { rollBack, switchApp } from '../src/roll-back.ts';
import { aBuild, aReleaseFixture, aShell, recordIn } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
beforeEach(async () => {
  place = await aReleaseFixture();
});
afterEach(() => place.clear());

const now = () => new Date('2026-03-02T15:00:00.000Z');

async function releaseOf(words: string) {
  const folder = place.folder('client');
  await aBuild(folder, { words });
  return release({ ...client(), folder });
}

function hashOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

const client = () => ({ store: place.store, app: 'client', shellFolder: place.shellFolder, now });
const isManifest = (file: string) => /^mf-manifest\..*\.json$/.test(file);
const stored = async () => new Set(await readdir(join(place.store, 'client')));

describe('a release', () => {
  test('when it is created, then the record points to a manifest with the hash of every script', async () => {
    const record = await releaseOf('first');

    const at = (file: string) => readFile(join(place.store, 'client', file));
    const manifest = await at(basename(record.entry));
    const { integrity } = JSON.parse(manifest.toString()) as { integrity: Record<string, string> };
    const [entry, chunk, shared] = await aBuild(place.folder('client'));
    expect(record).toEqual(await recordIn(place.store, 'client'));
    expect(record).toMatchObject({ name: 'mfe_client', enabled: true, integrity: hashOf(manifest) });
    expect(record.entry).toBe(`/mfe/client/mf-manifest.${record.build ?? ''}.json`);
    expect(Object.keys(integrity)).toEqual([entry, chunk, shared].sort());
    expect(integrity[String(entry)]).toBe(hashOf(await at(String(entry))));
  });

  test('when it is created, then the store has compressed files, but no source maps and no page for running alone', async () => {
    await releaseOf('first');

    const files = [...(await stored())];

    expect(files.some((file) => file.endsWith('.br'))).toBe(true);
    expect(files.filter((file) => /\.map$|^index\.html|^mf-manifest\.json$/.test(file))).toEqual([]);
  });

  test('when it is the fourth, then the last three are complete, and the first is removed', async () => {
    await releaseOf('first');
    const before = await stored();

    for (const words of ['second', 'third', 'fourth']) {
      await releaseOf(words);
    }

    const after = await stored();
    const removed = [...before].filter((file) => !after.has(file));
    expect(removed.map((file) => file.split('.')[0]).sort()).toEqual([
      ...['40', '40'],
      ...['mf-manifest', 'mf-manifest', 'mf-manifest'],
      'remoteEntry',
    ]);
    expect(after.has('89.5ame5ame5ame5ame.js')).toBe(true);
    expect([...after].filter(isManifest)).toHaveLength(3);
  });

  test('when an earlier build is released again, then it becomes the current release, and no other release is removed', async () => {
    const first = await releaseOf('first');
    await releaseOf('second');

    const again = await releaseOf('first');

    expect(again).toEqual(first);
    expect(await recordIn(place.store, 'client')).toEqual(first);
    expect([...(await stored())].filter(isManifest)).toHaveLength(2);
  });

  test('when one of its stored files was changed, then another release of the same build restores the file', async () => {
    await releaseOf('first');
    const [entry = ''] = await aBuild(place.folder('client'), { words: 'first' });
    const stored = join(place.store, 'client', entry);
    const content = await readFile(stored);
    await writeFile(stored, 'something else');

    await releaseOf('first');

    expect(await readFile(stored)).toEqual(content);
  });

  test('when the remote’s record is damaged, then the next release replaces the record and is switched on', async () => {
    await releaseOf('first');
    await writeFile(join(place.store, 'client', 'release.json'), '{ broken');

    expect(await releaseOf('second')).toMatchObject({ enabled: true });
    expect(await recordIn(place.store, 'client')).toMatchObject({ enabled: true });
  });

  test('when another remote’s record is damaged, then the release succeeds', async () => {
    await mkdir(join(place.store, 'provider'), { recursive: true });
    await writeFile(join(place.store, 'provider', 'release.json'), '{ broken');

    await expect(releaseOf('first')).resolves.toMatchObject({ enabled: true });
  });

  test('when it was killed after it wrote the record, then a rollback and the next release succeed', async () => {
    const first = await releaseOf('first');
    const keptOfFirst = await readFile(join(place.store, 'client', 'releases.json'));
    await releaseOf('second');
    await writeFile(join(place.store, 'client', 'releases.json'), keptOfFirst);

    expect(await rollBack(client())).toEqual(first);
    await expect(releaseOf('third')).resolves.toMatchObject({ enabled: true });
  });
});

describe('a rollback', () => {
  test('when it runs twice, then the first of three releases is current, and a third rollback is rejected', async () => {
    const [first, second] = [await releaseOf('first'), await releaseOf('second')];
    await releaseOf('third');

    expect(await rollBack(client())).toEqual(second);
    expect(await rollBack(client())).toEqual(first);
    expect(await recordIn(place.store, 'client')).toEqual(first);
    await expect(rollBack(client())).rejects.toThrow('no earlier release');
  });

  test('when a release follows a rollback, then a rollback of that release restores the release that it replaced', async () => {
    const good = await releaseOf('good');
    for (const bad of ['bad', 'worse']) {
      await releaseOf(bad);
    }
    await rollBack(client());
    await rollBack(client());
    await releaseOf('next');

    expect(await rollBack(client())).toEqual(good);
  });

  test('when the shell can no longer serve the previous release, then the rollback is rejected', async () => {
    await releaseOf('first');
    const second = await releaseOf('second');
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    await expect(rollBack(client())).rejects.toThrow('react ^19.2.0, and the shell has 18.3.1');
    expect(await recordIn(place.store, 'client')).toEqual(second);
  });

  test('when a script of the previous release was changed, then the rollback is rejected with the name of the script', async () => {
    await releaseOf('first');
    const [entry = ''] = await aBuild(place.folder('client'), { words: 'first' });
    await releaseOf('second');
    await writeFile(join(place.store, 'client', entry), 'something else');

    await expect(rollBack(client())).rejects.toThrow(`${entry} differs from what was released`);
  });

  test('when a file of the previous release is missing, then the rollback is rejected, and the current release stays', async () => {
    await releaseOf('first');
    const [entry] = await aBuild(place.folder('client'), { words: 'first' });
    const second = await releaseOf('second');
    await rm(join(place.store, 'client', String(entry)));

    await expect(rollBack(client())).rejects.toThrow(entry);
    expect(await recordIn(place.store, 'client')).toEqual(second);
  });

  test('when nothing was released yet, then the rollback is rejected', async () => {
    await expect(rollBack(client())).rejects.toThrow('never released');
  });
});

describe('the switch', () => {
  test('when a remote is switched off, then it stays off through a release and a rollback until it is switched on', async () => {
    await releaseOf('first');

    const off = await switchApp(client(), false);
    const states = [(await releaseOf('second')).enabled, (await rollBack(client())).enabled];
    const on = await switchApp(client(), true);

    expect([off.enabled, states, on.enabled]).toEqual([false, [false, false], true]);
  });
});

describe('an older shell', () => {
  test('when its version of a shared package is older than a build needs, then nothing is released', async () => {
    const first = await releaseOf('first');
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    await expect(releaseOf('second')).rejects.toThrow('react ^19.2.0, and the shell has 18.3.1');
    expect(await recordIn(place.store, 'client')).toEqual(first);
  });
});

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

  test('when it is created, then it has compressed files, and no maps or page for running alone', async () => {
    await releaseOf('first');

    const files = [...(await stored())];

    expect(files.some((file) => file.endsWith('.br'))).toBe(true);
    expect(files.filter((file) => /\.map$|^index\.html|^mf-manifest\.json$/.test(file))).toEqual([]);
  });

  test('when there were three, then all of them are complete, and the previous one is removed', async () => {
    await releaseOf('first');
    const before = await stored();

    for (const words of ['second', 'third', 'fourth']) {
      await releaseOf(words);
    }

    const after = await stored();
    const gone = [...before].filter((file) => !after.has(file));
    expect(gone.map((file) => file.split('.')[0]).sort()).toEqual([
      ...['40', '40'],
      ...['mf-manifest', 'mf-manifest', 'mf-manifest'],
      'remoteEntry',
    ]);
    expect(after.has('89.5ame5ame5ame5ame.js')).toBe(true);
    expect([...after].filter(isManifest)).toHaveLength(3);
  });

  test('when the same build is released again, then it is the current one, and no other release is removed', async () => {
    const first = await releaseOf('first');
    await releaseOf('second');

    const again = await releaseOf('first');

    expect(again).toEqual(first);
    expect(await recordIn(place.store, 'client')).toEqual(first);
    expect([...(await stored())].filter(isManifest)).toHaveLength(2);
  });

  test('when one of its files was changed since, then releasing it again restores the file', async () => {
    await releaseOf('first');
    const [entry = ''] = await aBuild(place.folder('client'), { words: 'first' });
    const stored = join(place.store, 'client', entry);
    const content = await readFile(stored);
    await writeFile(stored, 'something else');

    await releaseOf('first');

    expect(await readFile(stored)).toEqual(content);
  });

  test('when its own record is broken, then it counts as none, and the release is switched on', async () => {
    await releaseOf('first');
    await writeFile(join(place.store, 'client', 'release.json'), '{ broken');

    expect(await releaseOf('second')).toMatchObject({ enabled: true });
    expect(await recordIn(place.store, 'client')).toMatchObject({ enabled: true });
  });

  test('when another remote’s record is broken, then the release succeeds', async () => {
    await mkdir(join(place.store, 'provider'), { recursive: true });
    await writeFile(join(place.store, 'provider', 'release.json'), '{ broken');

    await expect(releaseOf('first')).resolves.toMatchObject({ enabled: true });
  });

  test('when it was killed after writing the record, then the next one succeeds, and a rollback restores the previous one', async () => {
    const first = await releaseOf('first');
    const keptOfFirst = await readFile(join(place.store, 'client', 'releases.json'));
    await releaseOf('second');
    await writeFile(join(place.store, 'client', 'releases.json'), keptOfFirst);

    expect(await rollBack(client())).toEqual(first);
    await expect(releaseOf('third')).resolves.toMatchObject({ enabled: true });
  });
});

describe('a rollback', () => {
  test('when it runs twice, then it goes back twice, and then no further', async () => {
    const [first, second] = [await releaseOf('first'), await releaseOf('second')];
    await releaseOf('third');

    expect(await rollBack(client())).toEqual(second);
    expect(await rollBack(client())).toEqual(first);
    expect(await recordIn(place.store, 'client')).toEqual(first);
    await expect(rollBack(client())).rejects.toThrow('Nothing older');
  });

  test('when a release follows it, then a rollback from that restores the one rolled back to', async () => {
    const good = await releaseOf('good');
    for (const bad of ['bad', 'worse']) {
      await releaseOf(bad);
    }
    await rollBack(client());
    await rollBack(client());
    await releaseOf('next');

    expect(await rollBack(client())).toEqual(good);
  });

  test('when the shell could no longer serve it, then it is rejected', async () => {
    await releaseOf('first');
    const second = await releaseOf('second');
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    await expect(rollBack(client())).rejects.toThrow('react ^19.2.0, and the shell has 18.3.1');
    expect(await recordIn(place.store, 'client')).toEqual(second);
  });

  test('when a script of it was changed, then it is rejected with the script’s name', async () => {
    await releaseOf('first');
    const [entry = ''] = await aBuild(place.folder('client'), { words: 'first' });
    await releaseOf('second');
    await writeFile(join(place.store, 'client', entry), 'something else');

    await expect(rollBack(client())).rejects.toThrow(`${entry} is not what was released`);
  });

  test('when a file of it is missing, then it is rejected, and the current one stays', async () => {
    await releaseOf('first');
    const [entry] = await aBuild(place.folder('client'), { words: 'first' });
    const second = await releaseOf('second');
    await rm(join(place.store, 'client', String(entry)));

    await expect(rollBack(client())).rejects.toThrow(entry);
    expect(await recordIn(place.store, 'client')).toEqual(second);
  });

  test('when there was no release yet, then it says so', async () => {
    await expect(rollBack(client())).rejects.toThrow('never released');
  });
});

describe('the switch', () => {
  test('when it is off, then it stays off through a release and a rollback, until it is on', async () => {
    await releaseOf('first');

    const off = await switchApp(client(), false);
    const states = [(await releaseOf('second')).enabled, (await rollBack(client())).enabled];
    const on = await switchApp(client(), true);

    expect([off.enabled, states, on.enabled]).toEqual([false, [false, false], true]);
  });
});

describe('an older shell', () => {
  test('when it is older than a build needs, then nothing is released', async () => {
    const first = await releaseOf('first');
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    await expect(releaseOf('second')).rejects.toThrow('react ^19.2.0, and the shell has 18.3.1');
    expect(await recordIn(place.store, 'client')).toEqual(first);
  });
});

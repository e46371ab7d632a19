import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { release } from '../src/release.ts';
import { rollBack, switchApp } from '../src/roll-back.ts';
import { aBuild, aPlace, aShell, recordIn } from './a-store.ts';
import type { Place } from './a-store.ts';

let place: Place;
beforeEach(async () => {
  place = await aPlace();
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
  test('when it is made, then the record leads to a manifest that vouches for every script', async () => {
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

  test('when it is made, then what is compressed is there, and maps and the page standing alone are not', async () => {
    await releaseOf('first');

    const files = [...(await stored())];

    expect(files.some((file) => file.endsWith('.br'))).toBe(true);
    expect(files.filter((file) => /\.map$|^index\.html|^mf-manifest\.json$/.test(file))).toEqual([]);
  });

  test('when there were three, then all of them are whole, and the one before is gone', async () => {
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

  test('when the same build is released again, then it is the current one, and no release is pushed out', async () => {
    const first = await releaseOf('first');
    await releaseOf('second');

    const again = await releaseOf('first');

    expect(again).toEqual(first);
    expect(await recordIn(place.store, 'client')).toEqual(first);
    expect([...(await stored())].filter(isManifest)).toHaveLength(2);
  });

  test('when a file of it was changed since, then releasing it again brings back what it was', async () => {
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

  test('when another remote’s record is broken, then that is no reason', async () => {
    await mkdir(join(place.store, 'provider'), { recursive: true });
    await writeFile(join(place.store, 'provider', 'release.json'), '{ broken');

    await expect(releaseOf('first')).resolves.toMatchObject({ enabled: true });
  });

  test('when it was killed after the record was written, then the next one goes on, and going back leads to what was there', async () => {
    const first = await releaseOf('first');
    const keptOfFirst = await readFile(join(place.store, 'client', 'releases.json'));
    await releaseOf('second');
    await writeFile(join(place.store, 'client', 'releases.json'), keptOfFirst);

    expect(await rollBack(client())).toEqual(first);
    await expect(releaseOf('third')).resolves.toMatchObject({ enabled: true });
  });
});

describe('going back', () => {
  test('when it is asked for twice, then it goes back twice, and then no further', async () => {
    const [first, second] = [await releaseOf('first'), await releaseOf('second')];
    await releaseOf('third');

    expect(await rollBack(client())).toEqual(second);
    expect(await rollBack(client())).toEqual(first);
    expect(await recordIn(place.store, 'client')).toEqual(first);
    await expect(rollBack(client())).rejects.toThrow('Nothing older');
  });

  test('when a release follows it, then going back from that leads to the one that was gone back to', async () => {
    const good = await releaseOf('good');
    for (const bad of ['bad', 'worse']) {
      await releaseOf(bad);
    }
    await rollBack(client());
    await rollBack(client());
    await releaseOf('next');

    expect(await rollBack(client())).toEqual(good);
  });

  test('when the shell could not serve it any more, then it is refused', async () => {
    await releaseOf('first');
    const second = await releaseOf('second');
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    await expect(rollBack(client())).rejects.toThrow('react ^19.2.0, and the shell has 18.3.1');
    expect(await recordIn(place.store, 'client')).toEqual(second);
  });

  test('when a script of it was changed, then it is refused by the name of that', async () => {
    await releaseOf('first');
    const [entry = ''] = await aBuild(place.folder('client'), { words: 'first' });
    await releaseOf('second');
    await writeFile(join(place.store, 'client', entry), 'something else');

    await expect(rollBack(client())).rejects.toThrow(`${entry} is not what was released`);
  });

  test('when a file of it is not there any more, then it is refused, and the current one stays', async () => {
    await releaseOf('first');
    const [entry] = await aBuild(place.folder('client'), { words: 'first' });
    const second = await releaseOf('second');
    await rm(join(place.store, 'client', String(entry)));

    await expect(rollBack(client())).rejects.toThrow(entry);
    expect(await recordIn(place.store, 'client')).toEqual(second);
  });

  test('when nothing was ever released, then it says so', async () => {
    await expect(rollBack(client())).rejects.toThrow('never released');
  });
});

describe('the switch', () => {
  test('when it is off, then it stays off through a release and going back, until it is on', async () => {
    await releaseOf('first');

    const off = await switchApp(client(), false);
    const states = [(await releaseOf('second')).enabled, (await rollBack(client())).enabled];
    const on = await switchApp(client(), true);

    expect([off.enabled, states, on.enabled]).toEqual([false, [false, false], true]);
  });
});

describe('a shell that has moved on', () => {
  test('when it is older than a build needs, then nothing is released', async () => {
    const first = await releaseOf('first');
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    await expect(releaseOf('second')).rejects.toThrow('react ^19.2.0, and the shell has 18.3.1');
    expect(await recordIn(place.store, 'client')).toEqual(first);
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apps } from '@marquee/release-kit/apps';
import { release } from '@marquee/release-kit/release';
import { rollBack, switchApp } from '@marquee/release-kit/roll-back';
import { aBuild, aReleaseFixture, aShell, recordIn } from '../../release-kit/test/a-store.ts';
import type { ReleaseFixture } from '../../release-kit/test/a-store.ts';
import { releaseFrontEnds } from '../src/front-ends/release-front-ends.ts';

let place: ReleaseFixture;
let root: string;
beforeEach(async () => {
  place = await aReleaseFixture();
  root = place.folder('repository');
  await aShell(shellFolder());
  await build('first');
});
afterEach(() => place.clear());

const shellFolder = () => join(root, 'shell', 'dist');

async function build(words: string): Promise<void> {
  for (const app of apps) {
    await aBuild(join(root, `mfe-${app}`, 'dist'), { app, words });
  }
}

async function start(store = place.store): Promise<string[]> {
  await releaseFrontEnds({ root, dataFolder: place.folder('data'), store, shellFolder: shellFolder() });
  return Promise.all(apps.map(async (app) => String((await recordIn(store, app)).build)));
}

/** A team's own command, a minute later. */
const byHand = () => ({
  ...{ store: place.store, app: 'client', shellFolder: shellFolder() },
  now: () => new Date(Date.now() + 60_000),
});

const clientFolder = () => join(root, 'mfe-client', 'dist');

describe('the releases of npm start', () => {
  test('when a build is new, then it is released; when it was released before, then later changes by hand are preserved', async () => {
    const [first] = await start();
    await build('second');
    const [second] = await start();
    const now = () => new Date('2026-03-02T15:00:00.000Z');
    await rollBack({ store: place.store, app: 'client', shellFolder: shellFolder(), now });

    const [again] = await start();

    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });

  test('when a build was released by hand and rolled back, then the rollback is preserved', async () => {
    const [first] = await start();
    await build('second');
    await release({ ...byHand(), folder: clientFolder() });
    await rollBack(byHand());

    const [again] = await start();
    const [andAgain] = await start();

    expect([again, andAgain]).toEqual([first, first]);
  });

  test('when a remote was switched off, then it stays switched off, also with a new build', async () => {
    await start();
    await switchApp(byHand(), false);

    await start();
    const switchedOff = await recordIn(place.store, 'client');
    await build('second');
    await start();
    const updated = await recordIn(place.store, 'client');

    expect([switchedOff.enabled, updated.enabled]).toEqual([false, false]);
    expect(updated.build).not.toBe(switchedOff.build);
  });

  test('when the source was restored to an earlier state, then the earlier build is released again', async () => {
    const [first] = await start();
    await build('second');
    await start();
    await build('first');

    const [again] = await start();

    expect(again).toBe(first);
  });

  test('when the store is a different one, then the builds are released to this store as well', async () => {
    const builds = await start();

    expect(await start(place.folder('another-store'))).toEqual(builds);
  });

  test('when a path moves from one remote to another, then the release of the other remote has the path', async () => {
    await start();
    await aBuild(join(root, 'mfe-provider', 'dist'), { app: 'provider', declared: { paths: ['/moved'] } });
    await aBuild(join(root, 'mfe-client', 'dist'), { declared: { paths: ['/client', '/provider'] } });

    await start();

    expect((await recordIn(place.store, 'client')).paths).toEqual(['/client', '/provider']);
  });

  test.each(['{"client": "half', '[]', ''])(
    'when the record of the last start is damaged (%j), then it counts as missing, and the same builds are released',
    async (damaged) => {
      const builds = await start();
      await writeFile(join(place.folder('data'), 'released.json'), damaged);

      expect(await start()).toEqual(builds);
    },
  );

  test.each(['release.json', 'releases.json'])(
    'when %s of a remote is incomplete, then it counts as missing, and the remote is released and switched on',
    async (file) => {
      const builds = await start();
      await writeFile(join(place.store, 'client', file), '{"name": "mfe_cl');

      expect(await start()).toEqual(builds);
      expect(await recordIn(place.store, 'client')).toMatchObject({ enabled: true });
    },
  );

  test('when a build cannot be served, then one line names the build and the reason', async () => {
    await aBuild(join(root, 'mfe-public', 'dist'), { app: 'public', declared: { minContract: 9 } });

    await expect(start()).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining('needs contract 9') as unknown,
    });
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { runRelease, runRollback } from '../src/run-release.ts';
import { aBuild, aReleaseFixture, aShell, recordIn } from './a-store.ts';
import type { ReleaseFixture } from './a-store.ts';

let place: ReleaseFixture;
let shell: Server;
let shellPort: number;
beforeEach(async () => {
  place = await aReleaseFixture();
  shell = createServer((request, response) => {
    readFile(join(place.shellFolder, basename(request.url ?? ''))).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  shellPort = 0;
  await listen();
  shellPort = (shell.address() as AddressInfo).port;
});
afterEach(async () => {
  shell.close();
  await place.clear();
});

function listen() {
  return new Promise<void>((resolve) => shell.listen(shellPort, '127.0.0.1', resolve));
}

/** Runs a command as a container does, with options from the environment. */
async function by(run: typeof runRelease, ...args: string[]) {
  return at(shellPort, run, args);
}

const nothing = () => Promise.resolve();

/** Runs a command with a clock that advances only in the command's pauses; `inPause` runs in each pause. */
async function at(shellPort: number, run: typeof runRelease, args: string[], inPause = nothing) {
  const output: string[] = [];
  let at = Date.parse('2026-03-02T15:00:00.000Z');
  const code = await run({
    root: place.store,
    args,
    environment: { RELEASES_DIR: place.store, SHELL_URL: `http://127.0.0.1:${shellPort}/` },
    now: () => new Date(at),
    pause: async (milliseconds) => {
      at += milliseconds;
      await inPause();
    },
    print: (text) => output.push(text),
    printError: (text) => output.push(text),
  });
  return { code, output: output.join('\n') };
}

async function releaseAtStart(words: string, inPause = nothing) {
  const folder = place.folder('client');
  await aBuild(folder, { words });
  return at(shellPort, runRelease, ['client', folder, '--at-start'], inPause);
}

describe('a release at every start', () => {
  test('when the build was never released, then it is released', async () => {
    const { code } = await releaseAtStart('first');

    expect([code, (await recordIn(place.store, 'client')).enabled]).toEqual([0, true]);
  });

  test('when the shell is still starting, then the release waits for the shell', async () => {
    await new Promise((resolve) => shell.close(resolve));

    const { code } = await releaseAtStart('first', async () => {
      if (!shell.listening) {
        await listen();
      }
    });

    expect([code, (await recordIn(place.store, 'client')).enabled]).toEqual([0, true]);
  });

  test('when the shell rejects the build and is then replaced, then the release is tried again and the new shell accepts it', async () => {
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    const { code } = await releaseAtStart('first', () => aShell(place.shellFolder));

    expect([code, (await recordIn(place.store, 'client')).enabled]).toEqual([0, true]);
  });

  test('when the build was released before and rolled back, then the rollback stays in effect', async () => {
    await releaseAtStart('good');
    const good = await recordIn(place.store, 'client');
    await releaseAtStart('bad');
    await by(runRollback, 'client');

    const { code } = await releaseAtStart('bad');

    expect([code, await recordIn(place.store, 'client')]).toEqual([0, good]);
  });

  test('when the build was released before and is no longer stored, then it is not released again, and the output says so', async () => {
    for (const words of ['first', 'second', 'third', 'fourth', 'fifth']) {
      await releaseAtStart(words);
    }
    const fifth = await recordIn(place.store, 'client');

    const { code, output } = await releaseAtStart('first');

    expect([code, await recordIn(place.store, 'client')]).toEqual([0, fifth]);
    expect(output).toMatch(/^This build was released to this store before, so nothing has changed/);
  });

  test('when an older store has no list of ids, then the builds of its stored releases are not released again', async () => {
    await releaseAtStart('first');
    await releaseAtStart('second');
    const second = await recordIn(place.store, 'client');
    const list = join(place.store, 'client', 'releases.json');
    const { kept } = JSON.parse(await readFile(list, 'utf8')) as { kept: unknown };
    await writeFile(list, JSON.stringify({ kept }));

    await releaseAtStart('first');

    expect(await recordIn(place.store, 'client')).toEqual(second);
  });

  test('when the build is the current release, then the output does not mention an earlier release', async () => {
    await releaseAtStart('first');

    expect((await releaseAtStart('first')).output).toMatch(/^mfe_client is at build \w+, switched on\.$/);
  });

  test('when the build differs from the current release, then it is released', async () => {
    await releaseAtStart('first');
    const { build: first } = await recordIn(place.store, 'client');

    await releaseAtStart('second');

    expect((await recordIn(place.store, 'client')).build).not.toBe(first);
  });
});

describe('the shell at its address', () => {
  test('when the shell cannot serve the build for a minute, then the release is rejected', async () => {
    await aShell(place.shellFolder, { reactVersion: '18.3.1' });

    expect(await releaseAtStart('first')).toEqual({
      code: 1,
      output: 'Refused: It needs react ^19.2.0, and the shell has 18.3.1',
    });
  });

  test('when the address serves no description of the shell, then nothing is released', async () => {
    place.shellFolder = join(place.shellFolder, 'nowhere');

    const { code, output } = await releaseAtStart('first');

    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Refused: http:.*\/shell\.json does not exist$/),
    ]);
  });

  test('when the shell does not answer, then nothing is released, and the output names the address', async () => {
    await aBuild(place.folder('client'));

    const { code, output } = await by(
      runRelease,
      'client',
      place.folder('client'),
      '--shell',
      'http://127.0.0.1:9',
    );

    expect([code, output]).toEqual([1, 'Refused: http://127.0.0.1:9/shell.json cannot be read: no response']);
  });
});

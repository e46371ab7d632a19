import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { devKeys, requireKeysFor } from '../src/dev-keys.ts';
import { superviseRun } from '../src/supervise-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const keysFile = () => join(folder, 'keys.json');
const data = () => join(folder, 'mongo');

describe('the data folder', () => {
  test('when the folder cannot be written, then one line names the folder and the next step', async () => {
    writeFileSync(join(folder, 'file'), '');
    const dataFolder = join(folder, 'file', 'data');
    const options = { reset: false, dev: false, port: 1, dataFolder, url: 'http://localhost:1' };

    const starting = superviseRun(
      { root: folder, options, userEnvironment: {}, print: () => undefined },
      async () => undefined,
    );

    await expect(starting).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(
        /^The data folder .*data cannot be written \(ENOTDIR\)\. .*DATA_DIR=/,
      ) as string,
    });
  });
});

describe('the keys of the data folder', () => {
  test.each([
    ['are lost', () => undefined],
    [
      'are half written',
      () => {
        writeFileSync(keysFile(), '{"TOKEN_SIGN');
      },
    ],
  ])('when the keys %s and there is data, then one line names the file and the next step', (_what, lose) => {
    mkdirSync(data());
    lose();

    expect(() => {
      requireKeysFor(data(), keysFile());
    }).toThrow(/keys\.json is missing or damaged.* npm start -- --reset$/);
  });

  test('when there is no data yet, then the keys are generated', async () => {
    requireKeysFor(data(), keysFile());

    expect((await devKeys(keysFile())).LINK_SECRET).toMatch(/^development-/);
  });

  test('when the keys exist, then the data is accepted', async () => {
    await devKeys(keysFile());
    mkdirSync(data());

    expect(() => {
      requireKeysFor(data(), keysFile());
    }).not.toThrow();
  });
});

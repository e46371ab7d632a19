import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lastLineOf, processLog } from '../src/processes/process-log.ts';
import { writeEnvironmentFile } from '../src/stack/environment-file.ts';

describe('the processes of npm run start:services', () => {
  let dataFolder: string;

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'marquee-processes-'));
  });

  afterEach(() => {
    rmSync(dataFolder, { recursive: true });
  });

  test('when a process is restarted, then its earlier output is kept and does not count as output of the current run', () => {
    const { file } = processLog(dataFolder, 'quotes');
    writeFileSync(file, 'killed in the middle\n');

    const again = processLog(dataFolder, 'quotes');
    writeFileSync(file, 'port taken\n', { flag: 'a' });

    expect([again.file, lastLineOf(again)]).toEqual([file, 'port taken']);
    expect(lastLineOf({ file, from: 0 })).toBe('port taken');
    expect(lastLineOf({ file, from: statSync(file).size })).toBe('no output');
  });

  test('when a process is restarted alone, then its environment file contains only the variables that it reads', () => {
    const key = '{"kty":"OKP","x":"a b#c"}';
    const environment = { PORT: '4003', TOKEN_PUBLIC_KEYS: key, ADMIN_PASSWORD: 'not for quotes' };

    const file = writeEnvironmentFile(dataFolder, 'quotes', environment);

    const print =
      'console.log(JSON.stringify([process.env.PORT, process.env.TOKEN_PUBLIC_KEYS, process.env.ADMIN_PASSWORD]))';
    const env = { PATH: process.env.PATH };
    const { stdout } = spawnSync(process.execPath, [`--env-file=${file}`, '-e', print], { env });
    expect(JSON.parse(String(stdout))).toEqual(['4003', key, null]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

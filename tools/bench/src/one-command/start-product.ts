import { closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '@marquee/local/network/free-port';
import { untilReady } from '@marquee/local/network/until-ready';
import { openToAppend, processLog } from '@marquee/local/processes/process-log';
import { readRunRecord } from '@marquee/local/processes/run-record';

import type { Setting } from '../gates/gate.ts';
import { megabytesOf } from '../measure/megabytes-of.ts';
import { engineIn } from './engine-in.ts';

/** Memory in megabytes of the product's own processes, of npm, and of a database that the product has started. */
export type Memory = { own: number; npm: number; database: number };

/** `seconds`: time from the command until the first page can be opened. `engine`: the database engine; throws until it is logged. */
export type OneCommand = { url: string; seconds: number; memory: () => Memory; engine: () => string };

/** Long, because the first start creates the demo's data and builds the front ends. */
const timeoutSeconds = 600;

/** Runs `npm start` with the given data folder. The processes stop with `children`. */
export async function startByOneCommand(
  { root, dataFolder, children }: Pick<Setting, 'root' | 'dataFolder' | 'children'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<OneCommand> {
  const port = await freePort();
  const log = processLog(dataFolder, 'npm-start');
  const output = openToAppend(log);
  const startedAt = performance.now();
  const child = children.start({
    role: 'npm start',
    command: 'npm',
    args: ['start'],
    graceMs: 15_000,
    group: true,
    options: {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...withoutDatabase(process.env), PORT: String(port), DATA_DIR: dataFolder, ...environment },
    },
  });
  closeSync(output);
  const url = `http://localhost:${port}`;
  await untilReady({
    name: 'npm start',
    url: `${url}/readyz`,
    child,
    seconds: timeoutSeconds,
    intervalMs: 20,
    log,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    url,
    seconds,
    memory: () => memoryOf(join(dataFolder, 'run.json')),
    engine: () => engineIn(readFileSync(log.file).subarray(log.from).toString()),
  };
}

/** Removes MONGODB_URL, so that the demo's data is not written to the bench's own database. */
function withoutDatabase(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => name !== 'MONGODB_URL'));
}

function memoryOf(record: string): Memory {
  const run = readRunRecord(record);
  if (run === undefined) {
    throw new Error(`${record} does not list the running processes.`);
  }
  const isDatabase = ({ role }: { role: string }): boolean => role === 'database';
  return {
    own: sumOf([run.leader, ...run.children.filter((child) => !isDatabase(child))]),
    npm: sumOf(run.launchers),
    database: sumOf(run.children.filter(isDatabase)),
  };
}

function sumOf(processes: readonly { pid: number }[]): number {
  return processes.reduce((sum, { pid }) => sum + megabytesOf(pid), 0);
}

import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../network/free-port.ts';
import type { Children } from '../processes/children.ts';
import { lastLineOf, openToAppend, processLog } from '../processes/process-log.ts';
import type { ProcessLog } from '../processes/process-log.ts';
import { refusal } from '../refusal.ts';
import { engineFolder } from './choose-engine.ts';
import type { Engine, EngineSettings } from './engine.ts';
import { openClient } from './open-client.ts';

export type StartOptions = Pick<EngineSettings, 'cacheMegabytes'> & {
  engine: Engine;
  dataFolder: string;
  children: Children;
};
export type RunningEngine = { url: string; child: ChildProcess };

/** Starts the engine on a free port with its folder in `dataFolder`; resolves when it answers a ping. */
export async function startEngine(start: StartOptions): Promise<RunningEngine> {
  const { engine, dataFolder, children, cacheMegabytes } = start;
  const folder = engineFolder(dataFolder, engine.id);
  const log = processLog(dataFolder, 'database');
  mkdirSync(folder, { recursive: true });

  const port = await freePort();
  const output = openToAppend(log);
  const child = children.start({
    role: 'database',
    command: engine.command,
    args: engine.args({ port, folder, cacheMegabytes }),
    graceMs: 2_200,
    options: { stdio: ['ignore', output, output], env: { ...process.env, ...engine.environment } },
  });
  closeSync(output);

  const url = engine.url(port);
  await untilAnswering(url, child, log);
  return { url, child };
}

const startWithinMs = 60_000;

/** After a kill the engine first replays its log, which took 3 to 11 seconds when measured. */
async function untilAnswering(url: string, child: ChildProcess, log: ProcessLog): Promise<void> {
  const deadline = performance.now() + startWithinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw refusal(`The database engine exited during its start: ${lastLineOf(log)}`);
    }
    if (await isAnswering(url)) {
      return;
    }
    await wait(100);
  }
  throw refusal(`The database engine did not answer within a minute; see ${log.file}.`);
}

export async function isAnswering(url: string): Promise<boolean> {
  const client = openClient(url, {
    serverSelectionTimeoutMS: 500,
    connectTimeoutMS: 500,
  });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

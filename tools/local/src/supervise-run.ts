import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

import { markBrokerUsed } from './broker/broker-marker.ts';
import { clearData } from './clear-data.ts';
import { requireKeysFor } from './dev-keys.ts';
import { requireFreePort } from './network/listen.ts';
import { requireBroker } from './network/require-broker.ts';
import type { LocalRun } from './prepare.ts';
import { acquireRunLock } from './processes/acquire-run-lock.ts';
import type { Children } from './processes/children.ts';
import { createChildren } from './processes/children.ts';
import type { Shutdown } from './processes/shutdown.ts';
import { createShutdown } from './processes/shutdown.ts';
import { isRefusal, refusal } from './refusal.ts';

export type RunContext = { children: Children; shutdown: Shutdown };

/** Makes this process the leader of the data folder, starts everything, and ensures that everything stops with it. */
export async function superviseRun(
  run: LocalRun,
  start: (context: RunContext) => Promise<void>,
): Promise<void> {
  const { dataFolder, url } = run.options;
  requireWritable(dataFolder);
  const file = join(dataFolder, 'run.json');
  const record = await acquireRunLock(file, `Marquee at ${url}`);
  const children = createChildren(file, record);
  const shutdown = createShutdown(record.launchers, run.print);
  shutdown.add(children.stopAll);

  try {
    await checkPreconditions(run);
    await start({ children, shutdown });
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    await shutdown.end(1);
  }
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, '.writable-')));
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw refusal(
      `The data folder ${folder} cannot be written (${code}). Change its owner, or choose another: DATA_DIR=/tmp/marquee npm start`,
    );
  }
}

/** Checks the port, the broker and the keys, because a start would otherwise fail minutes later. Also deletes the data for `--reset`. */
async function checkPreconditions({ options, userEnvironment }: LocalRun): Promise<void> {
  await requireFreePort(options.port);
  if (userEnvironment.AMQP_URL) {
    await requireBroker(userEnvironment.AMQP_URL);
  }
  if (options.reset) {
    clearData(options.dataFolder, userEnvironment.MONGODB_URL);
  }
  requireKeysFor(join(options.dataFolder, 'mongo'), join(options.dataFolder, 'keys.json'));
  if (userEnvironment.AMQP_URL && !userEnvironment.MONGODB_URL) {
    markBrokerUsed(options.dataFolder);
  }
}

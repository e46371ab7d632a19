import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

import { markBrokerUsed } from './broker/broker-mark.ts';
import { clearData } from './clear-data.ts';
import { requireKeysFor } from './dev-keys.ts';
import { requireFreePort } from './network/listen.ts';
import { requireBroker } from './network/require-broker.ts';
import type { LocalRun } from './prepare.ts';
import { claimRun } from './processes/claim-run.ts';
import type { Children } from './processes/children.ts';
import { createChildren } from './processes/children.ts';
import type { Ending } from './processes/ending.ts';
import { createEnding } from './processes/ending.ts';
import { isRefusal, refusal } from './refusal.ts';

export type Leadership = { children: Children; ending: Ending };

/** Makes this process the leader of the data folder, starts everything, and ensures that everything stops with it. */
export async function leadRun(
  run: LocalRun,
  start: (leadership: Leadership) => Promise<void>,
): Promise<void> {
  const { dataFolder, url } = run.options;
  requireWritable(dataFolder);
  const file = join(dataFolder, 'run.json');
  const record = await claimRun(file, `Marquee at ${url}`);
  const children = createChildren(file, record);
  const ending = createEnding(record.launchers, run.say);
  ending.add(children.stopAll);

  try {
    await clearTheWay(run);
    await start({ children, ending });
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    await ending.end(1);
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

/** Reports early what would otherwise fail late. */
async function clearTheWay({ options, given }: LocalRun): Promise<void> {
  await requireFreePort(options.port);
  if (given.AMQP_URL) {
    await requireBroker(given.AMQP_URL);
  }
  if (options.reset) {
    clearData(options.dataFolder, given.MONGODB_URL);
  }
  requireKeysFor(join(options.dataFolder, 'mongo'), join(options.dataFolder, 'keys.json'));
  if (given.AMQP_URL && !given.MONGODB_URL) {
    markBrokerUsed(options.dataFolder);
  }
}

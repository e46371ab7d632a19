import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startBroker } from '@marquee/local/broker/start-broker';
import { devKeys } from '@marquee/local/dev-keys';
import type { DevKeys } from '@marquee/local/dev-keys';
import { sharedEnvironment } from '@marquee/local/environment';
import type { Environment } from '@marquee/local/environment';
import { freePort } from '@marquee/local/network/free-port';

import type { Setting } from '../gates/gate.ts';
import { childrenOn } from '../measure/children-on.ts';
import type { Core } from '../measure/pinned.ts';
import { withChildren } from '../measure/with-children.ts';

/** The dependencies and the environment of services. `gatewayPort`: the port to which a browser would send its requests. */
export type Backing = Pick<Setting, 'root' | 'dataFolder' | 'children'> & {
  environment: Environment;
  keys: DevKeys;
  mongodbUrl: string;
  databasePid: number | undefined;
  gatewayPort: number;
};

/** Starts a database and a broker on `core`. When `act` ends, the database, the broker and the processes that `act` started are stopped. */
export async function withBacking<Result>(
  setting: Setting,
  { name, core }: { name: string; core: Core },
  act: (backing: Backing) => Promise<Result>,
): Promise<Result> {
  const { root, brokerCommand: command } = setting;
  const dataFolder = join(setting.dataFolder, name);
  mkdirSync(dataFolder, { recursive: true });
  const database = await setting.startDatabase(dataFolder, childrenOn(core, setting.children));
  try {
    return await withChildren(setting.children, async (children) => {
      const broker = await startBroker({ command, dataFolder, children: childrenOn(core, children) });
      const keys = await devKeys(join(dataFolder, 'keys.json'));
      const gatewayPort = await freePort();
      const shared = sharedEnvironment({
        keys,
        root,
        dataFolder,
        mongodbUrl: database.url,
        publicUrl: `http://localhost:${gatewayPort}`,
        metricsPort: await freePort(),
        emulatorVariables: {},
        userEnvironment: {},
      });
      const environment = { ...shared, AMQP_URL: broker.url, SHELL_DIR: emptyShell(dataFolder) };
      const { url: mongodbUrl, pid: databasePid } = database;
      return act({ root, dataFolder, children, environment, keys, mongodbUrl, databasePid, gatewayPort });
    });
  } finally {
    await database.stop();
  }
}

/** Creates a shell without content, because the gateway requires one although no browser opens it here. */
function emptyShell(dataFolder: string): string {
  const folder = join(dataFolder, 'shell');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Marquee</title>');
  return folder;
}

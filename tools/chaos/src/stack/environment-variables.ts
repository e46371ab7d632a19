import { join } from 'node:path';

import { devKeys } from '@marquee/local/dev-keys';
import { sharedEnvironment } from '@marquee/local/environment';
import { freePort } from '@marquee/local/network/free-port';

import { writeReleases } from '../documents/release-files.ts';
import { writeShell } from '../documents/shell-files.ts';
import { addressVariables } from './addresses.ts';
import type { Addresses } from './addresses.ts';

export type EnvironmentVariables = Readonly<Record<string, string>>;

type VariablesOptions = {
  root: string;
  dataFolder: string;
  /** The database and the broker, as the nodes reach them. */
  mongodbUrl: string;
  amqpUrl: string;
  /** The gateway, as a browser calls it. */
  url: string;
  addresses: Addresses;
};

/** The variables of every node. For each other process, they contain the address of the proxy in front of the process. */
export async function createEnvironmentVariables(options: VariablesOptions): Promise<EnvironmentVariables> {
  const { root, dataFolder, mongodbUrl, amqpUrl, url, addresses } = options;
  return {
    ...sharedEnvironment({
      keys: await devKeys(join(dataFolder, 'keys.json')),
      root,
      dataFolder,
      mongodbUrl,
      publicUrl: url,
      metricsPort: await freePort(),
      emulatorVariables: {},
      userEnvironment: { PASSWORD_HASH_COST: 'lowest' },
    }),
    ...addressVariables((name) => addresses[name].link.port),
    // No limit, because the load refunds one invoice again and again.
    CREDIT_NOTE_INVOICE_LIMIT: '1000000',
    AMQP_URL: amqpUrl,
    SHELL_DIR: writeShell(dataFolder),
    RELEASES_DIR: writeReleases(dataFolder),
    // Long enough that a busy machine renders pages in time too.
    PAGE_RENDERER_WAIT_MS: '5000',
  };
}

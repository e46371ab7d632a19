import { join } from 'node:path';

import { devKeys } from '../dev-keys.ts';
import { writeEnvironmentFile } from '../stack/environment-file.ts';

/** Two folders, which are mounted separately: one for identity's keys and secrets, and one for those that other processes need. */
type KeyFolders = { identity: string; others: string };

/**
 * Generates development keys once and stores them in identity's folder. For each process, writes a file for `node --env-file` with the keys
 * that the process reads.
 */
export async function writeKeyFiles({ identity, others }: KeyFolders): Promise<void> {
  const keys = await devKeys(join(identity, 'keys.json'));
  writeEnvironmentFile(identity, 'identity', keys);
  for (const name of ['events', 'quotes', 'billing', 'gateway'] as const) {
    writeEnvironmentFile(others, name, keys);
  }
}

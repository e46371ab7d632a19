import { join } from 'node:path';

import { devKeys } from '../dev-keys.ts';
import { writeEnvironmentFile } from '../stack/environment-file.ts';

/** Identity's keys and secrets, and the part that the other services need: two folders, mounted separately. */
type KeyFolders = { identity: string; others: string };

/**
 * Generates development keys once and stores them with identity; writes, for each process, a file for `node --env-file` with the variables
 * that it reads.
 */
export async function writeKeyFiles({ identity, others }: KeyFolders): Promise<void> {
  const keys = await devKeys(join(identity, 'keys.json'));
  writeEnvironmentFile(identity, 'identity', keys);
  for (const name of ['events', 'quotes', 'billing', 'gateway'] as const) {
    writeEnvironmentFile(others, name, keys);
  }
}

import { join } from 'node:path';

import { devKeys } from '../dev-keys.ts';
import { writeEnvironmentFile } from '../stack/environment-file.ts';

/** Identity's keys and what it alone is given, and what the others need of them: folders that are mounted apart. */
type KeyFolders = { identity: string; others: string };

/** Keys of development, made once and kept with identity; a file for `node --env-file` for each process, with what it reads. */
export async function writeKeys({ identity, others }: KeyFolders): Promise<void> {
  const keys = await devKeys(join(identity, 'keys.json'));
  writeEnvironmentFile(identity, 'identity', keys);
  for (const name of ['events', 'quotes', 'billing', 'gateway'] as const) {
    writeEnvironmentFile(others, name, keys);
  }
}

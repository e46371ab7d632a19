import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { refusal } from './refusal.ts';

/** `--reset`: the embedded database, the mailbox and what the stand-in for Stripe knows go; keys, links and logs are made again anyway. */
export function clearData(dataFolder: string, mongodbUrl: string | undefined): void {
  if (mongodbUrl) {
    throw refusal('--reset clears the embedded database only. MONGODB_URL is set: empty that one yourself.');
  }
  for (const name of ['mongo', 'mail', 'stripe']) {
    rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
}
